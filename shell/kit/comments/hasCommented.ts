import type { Comment } from '@desert/contract/comments';

interface Known {
  user_id: number;
  /** The id of their first comment when the record was read, if there was one. */
  first: number | null;
  /** Whether there are earlier comments than those loaded. */
  more: boolean;
}

/**
 * Whether a user has a comment on a record: among those loaded, or before them. What is loaded says best
 * what they posted and deleted since; it cannot say what is earlier, and nobody deletes that unseen.
 * @param loaded oldest first
 */
export function hasCommented(loaded: Comment[], { user_id, first, more }: Known): boolean {
  if (loaded.some((comment) => comment.user_id === user_id)) return true;
  const [oldest] = loaded;
  return more && first !== null && (!oldest || first < oldest.id);
}
