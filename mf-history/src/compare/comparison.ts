import type { ComparedName, ComparedSubject, Comparison } from '@desert/contract/compare';
import { listAddress } from '@desert/kit';

/** Where players and seasons are compared. */
export const COMPARE_PATH = '/history/compare';

/** One that has a column. */
type Column = ComparedSubject & { found: NonNullable<ComparedSubject['found']> };

/** Those that are compared, in their order: what has a problem is not. */
export function columnsOf({ subjects }: Comparison): Column[] {
  return subjects.flatMap(({ found, ...subject }) =>
    found && subject.problem === null ? [{ ...subject, found }] : [],
  );
}

/** A comparison's title: 'Comparing Shane Doan and Keith Tkachuk'. */
export function comparisonName(comparison: Comparison): string {
  const labels = columnsOf(comparison).map(({ found }) => found.label);
  return labels.length < 2
    ? 'Compare players or seasons'
    : `Comparing ${new Intl.ListFormat('en-US').format(labels)}`;
}

/** The address of a comparison, by what each parameter asks for. */
export function comparePath(asked: Partial<Record<ComparedName, string>>): string {
  return listAddress(COMPARE_PATH, Object.entries(asked));
}

/** The address of a comparison, as it is shared. @param without what is left out of it, if anything is */
export function comparisonPath(comparison: Comparison, without?: ComparedName): string {
  const kept = columnsOf(comparison).filter(({ name }) => name !== without);
  return comparePath(Object.fromEntries(kept.map(({ name, found }) => [name, found.value])));
}
