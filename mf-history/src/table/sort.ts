import { foldText } from '@desert/contract/text/folded';

export type Direction = 'ascending' | 'descending';

export interface SortOrder {
  column: string;
  direction: Direction;
}

export type SortValue = string | number | null;

/** Sorts rows stably, text without case and accents. Unknown values (null) come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  value: (row: Row) => SortValue,
  direction: Direction,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: toKey(value(row)) }))
    .toSorted(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * compareCells(a, b);
    })
    .map(({ row }) => row);
}

/** Folds text once, not in every comparison. `Intl.Collator` would compare it, too, but is slow to create. */
function toKey(value: SortValue): SortValue {
  return typeof value === 'string' ? foldText(value) : value;
}

function compareCells(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [String(a), String(b)];
  return first === second ? 0 : first < second ? -1 : 1;
}
