/** The columns of the statistics tables. */
import type { Goalie, Player, Skater } from '@desert/contract/history';
import { formatFraction, formatGoalsAgainstAverage, formatPlusMinus } from '../format.ts';
import type { Direction, SortValue } from './sort.ts';

export interface Column<Row> {
  /** The field of a row that it shows. */
  key: keyof Row & string;
  /** The heading where there is room: 'Goals'. */
  label: string;
  /** The heading on a phone, where it is another: 'G'. */
  short?: string;
  /** What the heading stands for, where it is an abbreviation: 'Penalty minutes'. */
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

export const NAME = {
  key: 'last_name',
  label: 'Name',
  orderBy: ({ first_name, last_name }) => `${last_name}, ${first_name}`,
  first: 'ascending',
} satisfies Column<Player>;

const NUMBER: Column<Player> = {
  key: 'number',
  label: 'Number',
  short: '#',
  meaning: 'Jersey number',
  first: 'ascending',
};

const GAMES_AND_AGE: Column<Player>[] = [
  { key: 'gp', label: 'GP', meaning: 'Games played' },
  { key: 'age', label: 'Age', meaning: 'Age on January 31 of the season', first: 'ascending' },
];

/** What is shown of a forward and of a defenseman, after the name. */
export const SKATER_COLUMNS: Column<Skater>[] = [
  NUMBER,
  {
    key: 'position',
    label: 'Position',
    short: 'Pos',
    meaning: 'C center, L left wing, R right wing, D defenseman',
    first: 'ascending',
  },
  { key: 'goals', label: 'Goals', short: 'G' },
  { key: 'assists', label: 'Assists', short: 'A' },
  { key: 'points', label: 'Points', short: 'P', meaning: 'Goals and assists' },
  { key: 'pims', label: 'PIM', meaning: 'Penalty minutes' },
  {
    key: 'plus_minus',
    label: 'Plus/minus',
    short: '+/−',
    meaning: 'Goals for minus goals against while on the ice, not counting power plays',
    format: formatPlusMinus,
  },
  ...GAMES_AND_AGE,
];

/** What is shown of a goalie, after the name. */
export const GOALIE_COLUMNS: Column<Goalie>[] = [
  NUMBER,
  {
    key: 'gaa',
    label: 'GAA',
    meaning: 'Goals-against average: goals allowed per 60 minutes',
    format: formatGoalsAgainstAverage,
    first: 'ascending',
  },
  {
    key: 'svp',
    label: 'SV%',
    meaning: 'Save percentage: the share of shots stopped',
    format: formatFraction,
  },
  { key: 'wins', label: 'Wins', short: 'W' },
  ...GAMES_AND_AGE,
];
