import type { ReactNode } from 'react';
import type { Direction, SortValue } from './sort.ts';

export interface Column<Row> {
  /** Also the field of the row, unless `value` is set. */
  key: string;
  label: string;
  short?: string;
  abbreviated?: true;
  isLabelHidden?: true;
  heading?: ReactNode;
  meaning?: string;
  isRowHeading?: true;
  isText?: true;
  /** Hidden in a narrow folding table; row headings then show it as `RowFacts`. */
  isFolded?: true;
  /** Sort and display value. Null if unknown, '' if not applicable. */
  value?: (row: Row) => SortValue;
  format?: (value: number) => string;
  renderCell?: (row: Row) => ReactNode;
  /** First sort direction; 'descending' by default. */
  first?: Direction;
}

export function valueIn<Row>({ key, value }: Column<Row>, row: Row): SortValue {
  return value ? value(row) : ((row as Record<string, SortValue>)[key] ?? null);
}

export function explain({ label, meaning }: Pick<Column<never>, 'label' | 'meaning'>): string {
  return meaning ? `${label}: ${meaning}` : label;
}
