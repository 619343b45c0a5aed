import * as v from 'valibot';
import {
  type Image,
  defineImageFields,
  type ImageInput,
  defineImagesInput,
  NO_ADDRESS,
} from '../photos/images.ts';
import { defineBodySchema } from '../text/body.ts';
import { recordId, WHOLE_ID } from '../text/ids.ts';
import { defineMultilineSchema } from '../text/text.ts';
import { PageQuery } from './list-query.ts';
import type { Author, Edited, Held } from './records.ts';

export interface Comment extends Edited, Held {
  id: number;
  content: string;
  images: Image[];
  user_id: number;
  users: Author;
  /** The top-level comment that this one replies to. */
  parent_id?: number | null;
  /** Whether that comment is no longer available. */
  parent_gone?: true;
  created_at: string;
}

export interface Discussion<C extends Comment> {
  /** The newest comments, or those around `?comment=`, oldest first: at most `COMMENTS_PAGE_SIZE`, fewer if long. */
  comments: C[];
  /** Address of the comments before these; null if there are none. */
  earlier_comments: string | null;
  /** Address of the comments after these; only for `?comment=`, if there are some. */
  later_comments?: string;
  /** Id of the viewer's oldest comment on the record; null if none. */
  viewer_first_comment: number | null;
}

export const COMMENTS_PAGE_SIZE = 100;

export const MAX_COMMENT = 5000;

const content = defineMultilineSchema({
  label: 'Comment',
  max: MAX_COMMENT,
  missing: 'Your review needs some text',
});

/** Body of a comment's PUT, which may also have `base` and `images`. */
export const CommentInput = defineBodySchema({ content });

export const CommentFormSchema = v.object({
  content,
  ...defineImageFields({ urls: NO_ADDRESS, newUrls: NO_ADDRESS }),
});

export interface NewComment {
  content: string;
  images: ImageInput[];
  record_id: number;
  parent_id: number | null;
}

export const NO_SUCH_COMMENT = 'The comment you’re replying to is no longer available';

export const COMMENTS_CLOSED = 'Comments are closed.';

const ParentId = v.optional(v.nullable(recordId('parent_id must be a comment ID, or null')), null);

/** Body of `POST /api/{kind}/comment/new/`: `{content, [field], parent_id?, images?}`. @param of noun for an error: 'a post' */
export const defineNewComment = (
  field: string,
  of: string,
): v.GenericSchema<unknown, NewComment> => {
  const record_id = recordId(`${field} must be the ID of ${of}`);
  return v.pipe(
    defineBodySchema({
      content,
      images: defineImagesInput(NO_ADDRESS),
      [field]: record_id,
      parent_id: ParentId,
    }),
    v.transform((input) => ({ ...input, record_id: input[field] }) as unknown as NewComment),
  );
};

const AFTER = 'after must be a comment ID';

export const CommentsQuery = v.object({
  ...PageQuery.entries,
  after: v.optional(v.pipe(v.string(AFTER), v.regex(WHOLE_ID, AFTER), v.transform(Number))),
});

export type CommentsInput = v.InferOutput<typeof CommentsQuery>;
