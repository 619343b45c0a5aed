import { expect, it } from 'vitest';
import { getPersonName, identifyPersons } from './identities.ts';
import { rankPersons } from './rankings.ts';
import { seasons } from './seasons.ts';

const persons = identifyPersons(seasons);
const rankings = rankPersons(persons);

const nameOfId = new Map(
  persons.map((person) => [
    person.id,
    `${getPersonName(person).first_name} ${getPersonName(person).last_name}`,
  ]),
);

/** The players in a ranking, in order. */
const rankedBy = (figure: string, era: string | null = null) =>
  rankings.find((ranking) => ranking.figure === figure && ranking.era === era)?.ranked ?? [];

it('each stat has a ranking per franchise name, in which players with equal values share a rank', () => {
  expect(rankings).toHaveLength(14 * 4);
  for (const { ranked } of rankings) {
    for (const [at, { rank, value }] of ranked.entries()) {
      expect(rank).toBe(1 + ranked.findIndex((rankedPlayer) => rankedPlayer.value === value));
      expect(rank).toBeLessThanOrEqual(at + 1);
    }
  }
});

it('the rankings of averages leave out players with too few games', () => {
  const least = (figure: string, era: string | null) =>
    Math.min(...rankedBy(figure, era).map(({ gp }) => gp));
  expect(least('points_per_game', null)).toBeGreaterThanOrEqual(100);
  expect(least('goals_per_game', 'arizona-coyotes')).toBeGreaterThanOrEqual(50);
  expect(least('gaa', null)).toBeGreaterThanOrEqual(50);
  expect(least('svp', 'phoenix-coyotes')).toBeGreaterThanOrEqual(25);
  expect(least('goals', null)).toBe(1);
});

it('a ranking by a stat for which less is better starts with the lowest value; unknown values are left out', () => {
  const values = rankedBy('gaa').map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  // Skaters and goalies are ranked apart.
  expect(rankedBy('wins').length + rankedBy('games').length).toBe(672);
  const unknown = seasons.map((season) => {
    const without = season.players.map((player) => Object.assign({}, player, { shutouts: null }));
    return season.year === '2018-19' ? Object.assign({}, season, { players: without }) : season;
  });
  const shutouts = rankPersons(identifyPersons(unknown)).find(
    ({ figure }) => figure === 'shutouts',
  );
  const ranked = shutouts?.ranked.map(({ id }) => nameOfId.get(id));
  expect(ranked).toContain('Karel Vejmelka');
  expect(ranked).not.toContain('Darcy Kuemper');
});

it('the shutout leaders have the shutouts of the box scores', () => {
  const leaders = rankedBy('shutouts').slice(0, 11);
  expect(leaders.map(({ id, value }) => `${nameOfId.get(id)} ${value}`).join(', ')).toBe(
    'Mike Smith 22, Ilya Bryzgalov 21, Nikolai Khabibulin 21, Sean Burke 15, Bob Essensa 15, ' +
      'Darcy Kuemper 10, Curtis Joseph 8, Connor Ingram 7, Brian Boucher 5, Antti Raanta 5, ' +
      'Karel Vejmelka 5',
  );
});

it.each([
  ['goals', '402 Shane Doan, 379 Dale Hawerchuk, 323 Keith Tkachuk'],
  ['games', '1540 Shane Doan, 1098 Teppo Numminen'],
  ['wins', '130 Ilya Bryzgalov, 129 Bob Essensa, 128 Mike Smith'],
])('the leaders by %s are %s', (figure, expected) => {
  const best = rankedBy(figure).slice(0, expected.split(', ').length);
  expect(best.map(({ id, value }) => `${value} ${nameOfId.get(id)}`).join(', ')).toBe(expected);
  expect(best.map(({ rank }) => rank)).toEqual([1, 2, 3].slice(0, best.length));
});
