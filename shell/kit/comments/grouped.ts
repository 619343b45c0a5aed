import type { Comment } from '@desert/contract/comments';

export interface Group {
  comment: Comment;
  replies: Comment[];
}

/** Groups replies under their comments, in order. A reply whose parent is not loaded is a group of its own. */
export function grouped(comments: Comment[]): Group[] {
  const roots = new Map<number, Group>();
  for (const comment of comments) {
    const root = roots.get(comment.parent_id ?? 0);
    if (root) root.replies.push(comment);
    else roots.set(comment.id, { comment, replies: [] });
  }
  return [...roots.values()];
}
