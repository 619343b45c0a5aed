import type { ReactNode } from 'react';
import type { Direction, SortValue } from './sort.ts';

export interface Column<Row> {
  /** Key of the column; also the row's field unless `value` is set. */
  key: string;
  label: string;
  short?: string;
  abbreviated?: true;
  isLabelHidden?: true;
  heading?: ReactNode;
  meaning?: string;
  isRowHeading?: true;
  isText?: true;
  /** Whether a `FoldingTable` hides the column on narrow screens. */
  isFolded?: true;
  /** Value to sort by and display: null if unknown, '' if not applicable. By default the row's field `key`. */
  value?: (row: Row) => SortValue;
  format?: (value: number) => string;
  renderCell?: (row: Row) => ReactNode;
  /** Direction of the first sort by this column; 'descending' by default. */
  first?: Direction;
}

export function getCellValue<Row>({ key, value }: Column<Row>, row: Row): SortValue {
  return value ? value(row) : ((row as Record<string, SortValue>)[key] ?? null);
}

export function formatColumnMeaning({
  label,
  meaning,
}: Pick<Column<never>, 'label' | 'meaning'>): string {
  return meaning ? `${label}: ${meaning}` : label;
}
