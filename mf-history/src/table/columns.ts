import type { ReactNode } from 'react';
import type { Direction, SortValue } from './sort.ts';

export interface Column<Row> {
  /** Key of the column, and of the row's field unless `value` is set. */
  key: string;
  label: string;
  short?: string;
  abbreviated?: true;
  isLabelHidden?: true;
  heading?: ReactNode;
  meaning?: string;
  isRowHeading?: true;
  isText?: true;
  /** Whether a narrow folding table hides the column; row headings then show it as `RowFacts`. */
  isFolded?: true;
  /** Value to sort by and display. Null if unknown, '' if not applicable. */
  value?: (row: Row) => SortValue;
  format?: (value: number) => string;
  renderCell?: (row: Row) => ReactNode;
  /** First direction of sorting; 'descending' by default. */
  first?: Direction;
}

export function valueIn<Row>({ key, value }: Column<Row>, row: Row): SortValue {
  return value ? value(row) : ((row as Record<string, SortValue>)[key] ?? null);
}

export function explain({ label, meaning }: Pick<Column<never>, 'label' | 'meaning'>): string {
  return meaning ? `${label}: ${meaning}` : label;
}
