/** The columns of the statistics tables. */
import { STATS } from '@desert/contract/figures';
import type { Goalie, Player, Skater } from '@desert/contract/roster';
import { formatFraction, formatGoalsAgainstAverage, formatPlusMinus } from '../format.ts';
import type { Direction, SortValue } from './sort.ts';

export interface Column<Row> {
  /** The field of a row that it shows. */
  key: keyof Row & string;
  /** The full name, and the heading on a wide screen: 'Goals'. */
  label: string;
  /** The heading on a phone, where it is another: 'G'. */
  short?: string;
  /** Whether wide screens show the short heading, too. */
  abbreviated?: true;
  /** The stat it counts, if the label doesn't name it. */
  meaning?: string;
  /** What the rows are ordered by, where it is not the field. */
  orderBy?: (row: Row) => SortValue;
  /** The value as it is shown; not asked where it is unknown. Left out, it is shown as it is. */
  format?: (value: number) => string;
  /** The direction of the first click, so that the best is on top: 'descending' unless told otherwise. */
  first?: Direction;
}

/** What a row has in a column; null where nobody knows it. */
export function valueIn<Row>(column: Column<Row>, row: Row): SortValue {
  return column.orderBy ? column.orderBy(row) : (row[column.key] as SortValue);
}

/** A column's name and meaning: 'Points: goals and assists'. */
export function explain({ label, meaning }: Pick<Column<never>, 'label' | 'meaning'>): string {
  return meaning ? `${label}: ${meaning}` : label;
}

export const NAME = {
  key: 'last_name',
  label: 'Name',
  orderBy: ({ first_name, last_name }) => `${last_name}, ${first_name}`,
  first: 'ascending',
} satisfies Column<Player>;

const NUMBER: Column<Player> = {
  key: 'number',
  ...STATS.number,
  abbreviated: true,
  first: 'ascending',
};

const GAMES_AND_AGE: Column<Player>[] = [
  { key: 'gp', ...STATS.gp, abbreviated: true },
  { key: 'age', label: 'Age', meaning: 'on January 31 of the season', first: 'ascending' },
];

/** What is shown of a forward and of a defenseman, after the name. */
export const SKATER_COLUMNS: Column<Skater>[] = [
  NUMBER,
  {
    key: 'position',
    ...STATS.position,
    meaning: 'C center, L left wing, R right wing, D defenseman',
    first: 'ascending',
  },
  { key: 'goals', ...STATS.goals },
  { key: 'assists', ...STATS.assists },
  { key: 'points', ...STATS.points, meaning: 'goals and assists' },
  { key: 'pims', ...STATS.pims, abbreviated: true },
  {
    key: 'plus_minus',
    ...STATS.plus_minus,
    meaning: 'goals for minus goals against while on the ice, not counting power plays',
    format: formatPlusMinus,
  },
  ...GAMES_AND_AGE,
];

/** What is shown of a goalie, after the name. */
export const GOALIE_COLUMNS: Column<Goalie>[] = [
  NUMBER,
  {
    key: 'gaa',
    ...STATS.gaa,
    abbreviated: true,
    meaning: 'goals allowed per 60 minutes',
    format: formatGoalsAgainstAverage,
    first: 'ascending',
  },
  {
    key: 'svp',
    ...STATS.svp,
    abbreviated: true,
    meaning: 'the share of shots stopped',
    format: formatFraction,
  },
  { key: 'wins', ...STATS.wins },
  ...GAMES_AND_AGE,
];
