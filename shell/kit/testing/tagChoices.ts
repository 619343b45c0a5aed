/** Some tags that a record can have, in the API's order. */
import { type GameChoices, toTagChoices } from '@desert/contract/tags/game-tags';
import { LISTED_TAGS, type TagChoice } from '@desert/contract/tags/tags';

const PLAYERS: [id: number, label: string, slug: string, about: string][] = [
  [8462038, 'Shane Doan', 'shane-doan', 'R, 1995-96 to 2016-17'],
  [8475171, 'Oliver Ekman-Larsson', 'oliver-ekman-larsson', 'D, 2010-11 to 2020-21'],
  [8471735, 'Keith Yandle', 'keith-yandle', 'D, 2006-07 to 2014-15'],
  [8468085, 'Radim Vrbata', 'radim-vrbata', 'R, 2007-08 to 2016-17'],
  [8469608, 'Mike Smith', 'mike-smith', 'G, 2011-12 to 2016-17'],
  [8464975, 'Danny Brière', 'danny-briere', 'C, 1997-98 to 2002-03'],
  [8457981, 'Teemu Selanne', 'teemu-selanne', 'R, 1992-93 to 1995-96'],
  [8458537, 'Ray Whitney', 'ray-whitney', 'L, 2010-11 to 2011-12'],
  [8470647, 'B.J. Crombeen', 'bj-crombeen', 'R, 2014-15'],
  [8451528, 'Gary Smith', 'gary-smith', 'G, 1979-80'],
  [8457559, "Mike O'Neill", 'mike-oneill', 'G, 1991-92 to 1993-94'],
  [8448108, 'Bobby Hull', 'bobby-hull', 'L, 1979-80'],
  [8482659, 'Josh Doan', 'josh-doan', 'R, 2023-24'],
  [8448091, 'Brett Hull', 'brett-hull', 'R, 2005-06'],
];

export const gameChoices: GameChoices = {
  opponents: ['Nashville Predators', 'Los Angeles Kings'],
  games: [
    ['2012-05-13', 1, 1],
    ['2012-05-07', 1, 0],
    ['2012-02-16', 0, 1],
  ],
};

/** The response of `/api/history/tags/`. */
export const nameChoices: TagChoice[] = [
  ...LISTED_TAGS,
  ...PLAYERS.map(([id, label, slug, about]): TagChoice => ({
    kind: 'player',
    id,
    label,
    path: `/history/players/${slug}`,
    about,
  })),
];

export const tagChoices = [...nameChoices, ...toTagChoices(gameChoices)];

/** Returns the choice with a label. */
export function tagOf(label: string): TagChoice {
  const choice = tagChoices.find((choice) => choice.label === label);
  if (!choice) throw new Error(`No ${label} among the choices`);
  return choice;
}
