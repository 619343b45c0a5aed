/** The documents of game logs: each player's games in the box scores. */
import { resultText } from '@desert/contract/history/game-text';
import { type ListColumn, logKey, type StoredList } from '@desert/contract/history/lists';
import { fullName } from '@desert/contract/history/roster';
import type { PlacedGame } from '../games/log.ts';
import { nameOf, type Person } from '../identities.ts';
import { buildList, hiddenColumn, numberColumn, textColumn } from '../lists/list.ts';
import { BOX_SCORES, SCORES } from '../lists/sources.ts';
import type { HistoryDocuments } from '../rows.ts';
import { findAppearances } from './appearances.ts';
import { findHighlights, type PlayedGame } from './highlights.ts';

const GAME: ListColumn[] = [
  {
    key: 'date',
    label: 'Date',
    isRowHeading: true,
    format: 'date',
    unit: 'year-month-day',
    link: '/history/games/:date',
  },
  hiddenColumn('season', 'Season'),
  hiddenColumn('type', 'Games'),
  textColumn('place', 'Home or road', { short: 'At' }),
  textColumn('opponent', 'Opponent'),
  textColumn('result', 'Result'),
];

const SKATER: ListColumn[] = [
  ...GAME,
  numberColumn('goals', 'Goals', 'G'),
  numberColumn('assists', 'Assists', 'A'),
  numberColumn('points', 'Points', 'P'),
  { key: 'plus_minus', label: 'Plus/minus', short: '+/−', format: 'signed' },
  { key: 'pims', label: 'Penalty minutes', short: 'PIM', unit: 'minutes' },
  numberColumn('shots', 'Shots on goal', 'SOG'),
  textColumn('time_on_ice', 'Time on ice', { short: 'TOI', unit: 'minutes:seconds' }),
];

const GOALIE: ListColumn[] = [
  ...GAME,
  textColumn('decision', 'Decision', { unit: 'W win, L loss, O overtime loss' }),
  numberColumn('shots_against', 'Shots against', 'SA'),
  numberColumn('saves', 'Saves', 'SV'),
  numberColumn('goals_against', 'Goals against', 'GA'),
  textColumn('time_on_ice', 'Time on ice', { short: 'TOI', unit: 'minutes:seconds' }),
];

const NOTES = [
  'Box scores are in our sources from 2009-10 on, without 2013-14 and 2017-18, March 14 and the playoff games of April 14, 20, 23, 25, and 27, 2010, and February 17, 2011.',
  'Streaks and milestones are of regular seasons, and only those that the box scores prove.',
];

/** @param all games of the franchise, oldest first */
export function logDocuments(
  persons: Person[],
  all: PlacedGame[],
  slugOf: (id: number) => string,
): HistoryDocuments {
  const games = new Map(all.map((game) => [game.date, game]));
  const logs = persons.flatMap((person): [string, StoredList][] => {
    const played = findAppearances(person.id).flatMap((one): PlayedGame[] => {
      const game = games.get(one.date);
      return game ? [Object.assign({ game }, one)] : [];
    });
    if (played.length === 0) return [];
    const slug = slugOf(person.id);
    return [[logKey(slug), buildLog(person, slug, played, all)]];
  });
  return Object.fromEntries(logs);
}

function buildLog(
  person: Person,
  slug: string,
  played: PlayedGame[],
  all: PlacedGame[],
): StoredList {
  const name = fullName(nameOf(person));
  const isGoalie = played.every(({ goalie }) => goalie !== null);
  return buildList(
    {
      name: slug,
      title: `${name}, game by game`,
      about: `His ${played.length} games with the franchise that our sources have a box score of.`,
      notes: NOTES,
      sort: 'date-descending',
      group: 'season',
      filters: ['season', 'opponent', 'type'],
      sources: [BOX_SCORES, ...SCORES],
      columns: isGoalie ? GOALIE : SKATER,
      highlights: findHighlights(person, played, all),
    },
    played.toReversed().map(({ game, goalie, ...counts }) => {
      const { round, home, opponent } = game;
      return Object.assign(counts, goalie, {
        type: round === null ? 'Season' : 'Playoffs',
        place: home ? 'Home' : 'Road',
        opponent,
        result: resultText(game),
      });
    }),
  );
}
