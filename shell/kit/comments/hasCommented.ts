import type { Comment } from '@desert/contract/comments';

interface Known {
  user_id: number;
  /** The id of their first comment when the record was read, if there was one. */
  first: number | null;
  /** Whether there are earlier comments than those loaded. */
  more: boolean;
  /** Whether there are later ones. */
  later?: boolean;
}

/**
 * Whether a user has a comment on a record: among those loaded, before or after them. What is loaded says best
 * what they posted and deleted since; it cannot say what is beyond it, and nobody deletes that unseen.
 * @param loaded oldest first
 */
export function hasCommented(
  loaded: Comment[],
  { user_id, first, more, later = false }: Known,
): boolean {
  if (loaded.some((comment) => comment.user_id === user_id)) return true;
  if (first === null) return false;
  const [oldest, newest] = [loaded[0], loaded.at(-1)];
  return (more && (!oldest || first < oldest.id)) || (later && (!newest || first > newest.id));
}
