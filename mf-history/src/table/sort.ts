import { folded } from '@desert/contract/folded';

export type Direction = 'ascending' | 'descending';

export interface SortOrder {
  /** The key of the column that the rows are ordered by. */
  column: string;
  direction: Direction;
}

/** What a column is ordered by; null is an unknown value. */
export type SortValue = string | number | null;

/**
 * Orders rows by a value. Unknown values come last in both directions; rows that are level keep the
 * order they were given in.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Direction,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((first, second) => {
    const a = value(first);
    const b = value(second);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

/** Making an `Intl.Collator` takes a phone longer than to sort a roster. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [folded(String(a)), folded(String(b))];
  return first === second ? 0 : first < second ? -1 : 1;
}
