import type { ComparedName, ComparedSubject, Comparison } from '@desert/contract/history/compare';
import { listAddress } from '@desert/kit';
import { slugOf } from '../paths.ts';

export const COMPARE_PATH = '/history/compare';

type Column = ComparedSubject & { found: NonNullable<ComparedSubject['found']> };

export function columnsOf({ subjects }: Comparison): Column[] {
  return subjects.flatMap(({ found, ...subject }) =>
    found && subject.problem === null ? [{ ...subject, found }] : [],
  );
}

export function comparisonName(comparison: Comparison): string {
  const labels = columnsOf(comparison).map(({ found }) => found.label);
  return labels.length < 2
    ? 'Compare players or seasons'
    : `Comparing ${new Intl.ListFormat('en-US').format(labels)}`;
}

export function comparePath(asked: Partial<Record<ComparedName, string>>): string {
  return listAddress(COMPARE_PATH, Object.entries(asked));
}

export function comparisonPath(comparison: Comparison, without?: ComparedName): string {
  const kept = columnsOf(comparison).filter(({ name }) => name !== without);
  return comparePath(Object.fromEntries(kept.map(({ name, found }) => [name, found.value])));
}

/** Text of a subject's field: the name if it identifies them ('Shane Doan' for 'shane-doan'), otherwise as typed. */
export function typedText({ asked, found }: ComparedSubject): string {
  return found && slugOf(found.label) === found.value ? found.label : asked;
}
