import type { Comment } from '@desert/contract/records/comments';

export interface Group {
  id: number;
  /** Undefined if it is no longer available, and has replies that are. */
  comment: Comment | undefined;
  replies: Comment[];
}

/**
 * Groups replies under their comments, in order. A reply whose parent is not loaded is a group of its own, unless the
 * parent is no longer available.
 */
export function groupReplies(comments: Comment[]): Group[] {
  const roots = new Map<number, Group>();
  for (const comment of comments) {
    const { id, parent_id, parent_gone } = comment;
    const root = roots.get(parent_id ?? 0);
    if (root) root.replies.push(comment);
    else if (parent_id && parent_gone)
      roots.set(parent_id, { id: parent_id, comment: undefined, replies: [comment] });
    else roots.set(id, { id, comment, replies: [] });
  }
  return [...roots.values()];
}
