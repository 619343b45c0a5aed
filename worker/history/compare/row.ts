import type { ComparedRow } from '@desert/contract/compare';

export type Better = 'more' | 'less' | null;

/** Builds a row of the comparison. Marks no value as best if all are equal, or fewer than two are numbers. */
export function rowOf(
  label: string,
  format: ComparedRow['format'],
  values: ComparedRow['values'],
  better: Better = null,
): ComparedRow {
  return { label, format, values, best: better ? bestOf(values, better) : [] };
}

function bestOf(values: ComparedRow['values'], better: 'more' | 'less'): number[] {
  const numbers = values.filter((value) => typeof value === 'number');
  const best = better === 'more' ? Math.max(...numbers) : Math.min(...numbers);
  const places = values.flatMap((value, at) => (value === best ? [at] : []));
  return numbers.length < 2 || places.length === numbers.length ? [] : places;
}
