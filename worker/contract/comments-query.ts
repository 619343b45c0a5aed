import * as v from 'valibot';
import { ID } from './ids.ts';
import { PageQuery } from './list-query.ts';

const AFTER = 'after must be a comment ID';

export const CommentsQuery = v.object({
  ...PageQuery.entries,
  after: v.optional(
    v.pipe(v.string(AFTER), v.regex(new RegExp(`^${ID}$`), AFTER), v.transform(Number)),
  ),
});

export type CommentsAsked = v.InferOutput<typeof CommentsQuery>;
