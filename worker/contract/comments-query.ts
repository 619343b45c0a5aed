import * as v from 'valibot';
import { ID } from './ids.ts';
import { PageQuery } from './list-query.ts';

const AFTER = 'after must be a comment ID';

/** The query of a story's comments: a page of those before a cursor, or of those after a comment. */
export const CommentsQuery = v.object({
  ...PageQuery.entries,
  after: v.optional(
    v.pipe(v.string(AFTER), v.regex(new RegExp(`^${ID}$`), AFTER), v.transform(Number)),
  ),
});

/** What a page of comments is asked for. */
export type CommentsAsked = v.InferOutput<typeof CommentsQuery>;
