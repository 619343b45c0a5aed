/** Comments on a post or a memory. Each section's own type adds what they are on. */
import * as v from 'valibot';
import { body } from './body.ts';
import { recordId } from './ids.ts';
import type { Author, Edited } from './records.ts';
import { lines } from './text.ts';

export interface Comment extends Edited {
  id: number;
  content: string;
  user_id: number;
  users: Author;
  /** The comment on the same record that it replies to, which may be deleted; null if it replies to none. */
  parent_id?: number | null;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** What the detail of a record with comments carries. */
export interface Discussion<C extends Comment> {
  /** The newest, `DETAIL_COMMENTS` at most and fewer of long ones, oldest first. */
  comments: C[];
  /**
   * The address of the comments before these; null where there are none. It answers with an array,
   * oldest first, and in its `Link` header says where still earlier ones are.
   */
  earlier_comments: string | null;
  /** The address of the comments after these, oldest first; only where `?comment=` was asked for, and there are some. */
  later_comments?: string;
  /**
   * The id of the viewer's own oldest comment on the record, among those above or earlier ones; null
   * where they have none, and for visitors.
   */
  viewer_first_comment: number | null;
}

/** How many comments a detail carries at most. */
export const DETAIL_COMMENTS = 100;

/** Characters. */
export const COMMENT_MAX = 5000;

const content = lines({
  label: 'Comment',
  max: COMMENT_MAX,
  missing: 'Your review needs some text',
});

/** Body of the PUT of a comment, and the form of new and edited ones alike. */
export const CommentInput = body({ content });

/** What comes of the body of a comment's POST. */
export interface NewComment {
  content: string;
  /** The record that it is on. */
  record_id: number;
  /** The comment that it replies to. */
  parent_id: number | null;
}

/** What is said of a comment that cannot be answered. */
export const NO_SUCH_COMMENT = 'The comment you’re replying to is no longer available';

/** What is said where moderation closed the comments on a story. */
export const COMMENTS_CLOSED = 'Comments are closed.';

const ParentId = v.optional(v.nullable(recordId('parent_id must be a comment ID, or null')), null);

/**
 * Body of `POST /api/{kind}/comment/new/`, like `{content, news_id, parent_id}`, where the last may be left out. Its author is who is signed in, whatever `user_id` says.
 * @param field the field with the id of what it is on, like 'news_id'
 * @param of what that is, like 'a post'
 */
export const newComment = (field: string, of: string): v.GenericSchema<unknown, NewComment> => {
  const record_id = recordId(`${field} must be the ID of ${of}`);
  return v.pipe(
    body({ content, [field]: record_id, parent_id: ParentId }),
    v.transform((input) => ({ ...input, record_id: input[field] }) as unknown as NewComment),
  );
};
