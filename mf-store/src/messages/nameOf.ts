import type { Author } from '@desert/contract/records';

/** What the other one of a conversation is called, at the beginning of a line; null is who deleted their account. */
export function nameOf(other: Author | null): string {
  return other?.username ?? 'Former member';
}
