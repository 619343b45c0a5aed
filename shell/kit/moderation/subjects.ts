import type { LoggedAction, ReportedKind } from '@desert/contract/moderation/moderation';
import { type KindNames, KINDS } from '@desert/contract/records/kinds';

/** `KINDS`, typed for any name, because old log entries may have a kind that no longer exists. */
const KNOWN: Partial<Record<string, KindNames>> = KINDS;

export function describeSubjectKind(kind: LoggedAction['kind']): string {
  if (kind === 'attendances') return 'a line on a game';
  if (kind === 'conversations') return 'a conversation';
  if (kind === 'notices') return 'a page';
  if (kind === 'ratings') return 'a rating';
  if (kind === 'rating-replies') return 'a reply to a rating';
  if (kind === 'users') return 'a member';
  if (kind === 'flags') return 'a part of the site';
  const { one } = KNOWN[kind.replace('-comments', '')] ?? { one: 'something' };
  return kind.endsWith('-comments') ? `a comment on ${one}` : one;
}

export function getSubjectNoun(kind: ReportedKind): string {
  return describeSubjectKind(kind).replaceAll(/^an? | on .*/g, '');
}
