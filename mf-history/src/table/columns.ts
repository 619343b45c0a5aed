import type { ReactNode } from 'react';
import type { Direction, SortValue } from './sort.ts';

/** A column of a `DataTable`. */
export interface Column<Row> {
  /** Identifies it: the field of a row that it shows, unless `value` says otherwise. */
  key: string;
  /** The full name, and the heading of a wide table: 'Goals'. */
  label: string;
  /** The heading of a narrow table, if it is another: 'G'. */
  short?: string;
  /** Wide tables show the short heading, too. */
  abbreviated?: true;
  /** Only screen readers get the heading. */
  isLabelHidden?: true;
  /** Renders the heading in place of the label. */
  heading?: ReactNode;
  /** The explanation of the label, if it needs one. */
  meaning?: string;
  /** Its cells are the headings of their rows. One column has this. */
  isRowHeading?: true;
  /** Its cells are words: they begin at the start. */
  isText?: true;
  /** A table that folds hides it when it is narrow; the rows' headings then show it as `RowFacts`. */
  isFolded?: true;
  /** The value that rows are sorted by and that its cells show. Null is unknown, '' does not apply. */
  value?: (row: Row) => SortValue;
  /** Formats a known number. */
  format?: (value: number) => string;
  /** Renders its cells in place of the value. */
  renderCell?: (row: Row) => ReactNode;
  /** The direction of the first sort by it, the best on top: 'descending' by default. */
  first?: Direction;
}

/** The value of a cell. Null is unknown. */
export function valueIn<Row>({ key, value }: Column<Row>, row: Row): SortValue {
  return value ? value(row) : ((row as Record<string, SortValue>)[key] ?? null);
}

/** A column's name and meaning: 'Points: goals and assists'. */
export function explain({ label, meaning }: Pick<Column<never>, 'label' | 'meaning'>): string {
  return meaning ? `${label}: ${meaning}` : label;
}
