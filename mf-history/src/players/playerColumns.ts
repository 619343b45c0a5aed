import { STATS } from '@desert/contract/history/figures';
import type { PLAYER_SORTS, PlayerSummary } from '@desert/contract/history/players';
import { formatCount } from '../format.ts';
import type { Column } from '../table/columns.ts';

export type PlayerSort = (typeof PLAYER_SORTS)[number] | '';

export interface PlayerColumn extends Column<PlayerSummary> {
  sort?: PlayerSort;
  isOfGoalies?: true;
}

const isGoalie = ({ positions }: PlayerSummary) => positions.includes('G');

const COLUMNS: readonly PlayerColumn[] = [
  {
    key: 'positions',
    ...STATS.position,
    abbreviated: true,
    meaning: 'C center, L left wing, R right wing, D defenseman, G goalie',
    value: ({ positions }) => positions.join(', '),
    isFolded: true,
  },
  {
    key: 'numbers',
    ...STATS.number,
    abbreviated: true,
    value: ({ numbers }) => numbers.join(', ') || null,
    sort: 'number',
    first: 'ascending',
    isFolded: true,
  },
  {
    key: 'first_season',
    label: 'First season',
    short: 'First',
    abbreviated: true,
    sort: 'first',
    first: 'ascending',
    isFolded: true,
  },
  {
    key: 'last_season',
    label: 'Last season',
    short: 'Last',
    abbreviated: true,
    sort: 'last',
    isFolded: true,
  },
  { key: 'seasons', label: 'Seasons', sort: 'seasons', isFolded: true },
  { key: 'gp', ...STATS.gp, abbreviated: true, sort: 'games', format: formatCount },
  {
    key: 'goals',
    ...STATS.goals,
    abbreviated: true,
    sort: 'goals',
    format: formatCount,
    isFolded: true,
  },
  { key: 'assists', ...STATS.assists, abbreviated: true, format: formatCount, isFolded: true },
  { key: 'points', ...STATS.points, abbreviated: true, sort: 'points', format: formatCount },
  {
    key: 'wins',
    ...STATS.wins,
    abbreviated: true,
    value: (player) => (isGoalie(player) ? player.wins : ''),
    format: formatCount,
    isOfGoalies: true,
  },
];

/** Columns of a list of players; wins only if it may have goalies. @param position filter; '' if none */
export function listPlayerColumns(position: string): readonly PlayerColumn[] {
  const goalies = position === '' || position === 'G';
  return COLUMNS.filter((column) => goalies || !column.isOfGoalies);
}

/** The order of the list of players; '' is by name, the default. @param given query of the page */
export function readPlayerSort(given: URLSearchParams): PlayerSort {
  const sortName = given.get('sort') ?? '';
  return COLUMNS.find(({ sort }) => sort === sortName)?.sort ?? '';
}
