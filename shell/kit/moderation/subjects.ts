/** The words for what can be reported, by kind. */
import { type KindNames, KINDS } from '@desert/contract/kinds';
import type { ReportedKind } from '@desert/contract/moderation';

/** Old entries of the log may name kinds that no longer exist. */
const KNOWN: Partial<Record<string, KindNames>> = KINDS;

/** A noun with its article: 'a post', 'a comment on a post', 'a member'. */
export function nameOfKind(kind: ReportedKind): string {
  if (kind === 'conversations') return 'a conversation';
  if (kind === 'users') return 'a member';
  const { one } = KNOWN[kind.replace('-comments', '')] ?? { one: 'something' };
  return kind.endsWith('-comments') ? `a comment on ${one}` : one;
}

/** The noun alone: 'post', 'comment', 'member'. */
export function subjectOf(kind: ReportedKind): string {
  return nameOfKind(kind).replaceAll(/^an? | on .*/g, '');
}
