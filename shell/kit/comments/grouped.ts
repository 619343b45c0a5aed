import type { Comment } from '@desert/contract/comments';

/** A comment with what answers it. */
export interface Group {
  comment: Comment;
  answers: Comment[];
}

/**
 * Comments with their answers under them, both in the order that they came in. One that answers a comment which is not there,
 * for it is on an earlier page or gone, has a place of its own.
 */
export function grouped(comments: Comment[]): Group[] {
  const roots = new Map<number, Group>();
  for (const comment of comments) {
    const root = roots.get(comment.parent_id ?? 0);
    if (root) root.answers.push(comment);
    else roots.set(comment.id, { comment, answers: [] });
  }
  return [...roots.values()];
}
