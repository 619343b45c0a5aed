import { foldText } from '@desert/contract/text/folded';

export type Direction = 'ascending' | 'descending';

export interface SortOrder {
  column: string;
  direction: Direction;
}

export type SortValue = string | number | null;

/** Sorts rows stably. Unknown values (null) come last in both directions. */
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

/** Compares text without case and accents. `Intl.Collator` would do so, too, but is slow to create. */
function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [foldText(String(a)), foldText(String(b))];
  return first === second ? 0 : first < second ? -1 : 1;
}
