/** The documents of game logs: each player's games in the box scores. */
import { formatResult } from '@desert/contract/history/game-text';
import { type ListColumn, logKey, type StoredList } from '@desert/contract/history/lists';
import { formatFullName } from '@desert/contract/history/roster';
import type { PlacedGame } from '../games/log.ts';
import { getPersonName, type Person } from '../identities.ts';
import {
  buildList,
  defineHiddenColumn,
  defineNumberColumn,
  defineTextColumn,
} from '../lists/list.ts';
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
  defineHiddenColumn('season', 'Season'),
  defineHiddenColumn('type', 'Games'),
  defineTextColumn('place', 'Home or road', { short: 'At' }),
  defineTextColumn('opponent', 'Opponent'),
  defineTextColumn('result', 'Result'),
];

const SKATER: ListColumn[] = [
  ...GAME,
  defineNumberColumn('goals', 'Goals', 'G'),
  defineNumberColumn('assists', 'Assists', 'A'),
  defineNumberColumn('points', 'Points', 'P'),
  { key: 'plus_minus', label: 'Plus/minus', short: '+/−', format: 'signed' },
  { key: 'pims', label: 'Penalty minutes', short: 'PIM', unit: 'minutes' },
  defineNumberColumn('shots', 'Shots on goal', 'SOG'),
  defineTextColumn('time_on_ice', 'Time on ice', { short: 'TOI', unit: 'minutes:seconds' }),
];

const GOALIE: ListColumn[] = [
  ...GAME,
  defineTextColumn('decision', 'Decision', { unit: 'W win, L loss, O overtime loss' }),
  defineNumberColumn('shots_against', 'Shots against', 'SA'),
  defineNumberColumn('saves', 'Saves', 'SV'),
  defineNumberColumn('goals_against', 'Goals against', 'GA'),
  defineTextColumn('time_on_ice', 'Time on ice', { short: 'TOI', unit: 'minutes:seconds' }),
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
    const played = findAppearances(person.id).flatMap((appearance): PlayedGame[] => {
      const game = games.get(appearance.date);
      return game ? [Object.assign({ game }, appearance)] : [];
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
  const name = formatFullName(getPersonName(person));
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
        result: formatResult(game),
      });
    }),
  );
}
