import type { Direction, SortValue } from './sort.ts';

/** A column of a statistics table. */
export interface Column<Row> {
  key: string;
  /** The heading where there is room: 'Goals'. */
  label: string;
  /** The heading on a phone: 'G'. */
  short: string;
  /** What the heading stands for, where it is an abbreviation: 'Penalties in minutes'. */
  meaning?: string;
  /** What the rows are ordered by. */
  value: (row: Row) => SortValue;
  /** The value as it is shown; not asked where it is unknown. Left out, it is shown as it is. */
  format?: (value: number) => string;
  /** The direction of the first click: the best, or the start of the alphabet, on top. */
  first: Direction;
}
