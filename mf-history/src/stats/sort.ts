export type Direction = 'ascending' | 'descending';

export interface Order {
  /** The key of the column that the rows are ordered by. */
  column: string;
  direction: Direction;
}

/** What a column is ordered by; null is an unknown value. */
export type SortValue = string | number | null;

// The language is fixed, so that the server and every browser sort alike.
const collator = new Intl.Collator('en');

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

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}
