import type { Comment } from '@desert/contract/records/comments';

interface Known {
  user_id: number;
  first: number | null;
  more: boolean;
  later?: boolean;
}

/** Whether the viewer commented: a loaded comment is theirs, or their `first` one is outside the loaded range. */
export function hasCommented(
  loaded: Comment[],
  { user_id, first, more, later = false }: Known,
): boolean {
  if (loaded.some((comment) => comment.user_id === user_id)) return true;
  if (first === null) return false;
  const [oldest, newest] = [loaded[0], loaded.at(-1)];
  return (more && (!oldest || first < oldest.id)) || (later && (!newest || first > newest.id));
}
