import { type Comment, CommentInput } from '@desert/contract/comments';
import { authorOf } from '../author.ts';
import type { Records, StoryKind } from '../kind.ts';

interface CommentRow {
  content: string;
  record_id: number;
}

/** The comments on a kind's stories, as records; each says what it is on by the kind's `field`. */
export function commentsOf({ story, field }: StoryKind): Records<CommentRow, Comment> {
  const { comments } = story;
  return {
    table: comments,
    input: CommentInput,
    columns: () => ({ content: comments.content, record_id: comments.record_id }),
    toAnswer: (row) => ({
      id: row.id,
      content: row.content,
      user_id: row.user_id,
      [field]: row.record_id,
      users: authorOf(row),
      created_at: new Date(row.created_at).toISOString(),
    }),
  };
}
