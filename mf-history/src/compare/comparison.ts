import type { ComparedName, ComparedSubject, Comparison } from '@desert/contract/history/compare';
import { listAddress } from '@desert/kit';
import { toPathSlug } from '../paths.ts';

export const COMPARE_PATH = '/history/compare';

type Column = ComparedSubject & { found: NonNullable<ComparedSubject['found']> };

export function listComparedColumns({ subjects }: Comparison): Column[] {
  return subjects.flatMap(({ found, ...subject }) =>
    found && subject.problem === null ? [{ ...subject, found }] : [],
  );
}

export function formatComparisonTitle(comparison: Comparison): string {
  const labels = listComparedColumns(comparison).map(({ found }) => found.label);
  return labels.length < 2
    ? 'Compare players or seasons'
    : `Comparing ${new Intl.ListFormat('en-US').format(labels)}`;
}

export function comparePath(query: Partial<Record<ComparedName, string>>): string {
  return listAddress(COMPARE_PATH, Object.entries(query));
}

export function comparisonPath(comparison: Comparison, without?: ComparedName): string {
  const kept = listComparedColumns(comparison).filter(({ name }) => name !== without);
  return comparePath(Object.fromEntries(kept.map(({ name, found }) => [name, found.value])));
}

/** Text of a subject's field: the name if it identifies them ('Shane Doan' for 'shane-doan'), otherwise as typed. */
export function getSubjectFieldText({ asked, found }: ComparedSubject): string {
  return found && toPathSlug(found.label) === found.value ? found.label : asked;
}
