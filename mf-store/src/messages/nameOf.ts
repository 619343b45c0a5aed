import type { Author } from '@desert/contract/records';

/** Display name of the other member; null is a deleted account. */
export function nameOf(other: Author | null): string {
  return other?.username ?? 'Former member';
}
