import { type Comment, CommentInput } from '@desert/contract/comments';
import { authorOf } from '../records/author.ts';
import type { Collection } from '../records/collection.ts';
import type { StorySubject } from '../stories/subject.ts';

interface CommentRow {
  content: string;
  subject_id: number;
}

/** A comment as it is answered: with what it is on. */
export type AnsweredComment = Comment & Partial<Record<StorySubject['field'], number>>;

/** The comments on a section's stories, as `records/` needs to know them. */
export function commentsOf({
  comments,
  field,
}: Pick<StorySubject, 'comments' | 'field'>): Collection<CommentRow, AnsweredComment> {
  return {
    table: comments,
    input: CommentInput,
    columns: () => ({ content: comments.content, subject_id: comments.subject_id }),
    toAnswer: (row) => ({
      id: row.id,
      content: row.content,
      user_id: row.user_id,
      [field]: row.subject_id,
      users: authorOf(row),
      created_at: new Date(row.created_at).toISOString(),
    }),
    children: [],
    personal: false,
  };
}
