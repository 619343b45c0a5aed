import * as v from 'valibot';
import { recordId } from './ids.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts';

const LIMIT = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
const CURSOR = 'cursor must be one that a list gave';

const Limit = v.pipe(
  v.string(LIMIT),
  v.regex(/^\d{1,3}$/, LIMIT),
  v.transform(Number),
  v.minValue(1, LIMIT),
  v.maxValue(MAX_PAGE_SIZE, LIMIT),
);

/** Opaque to everybody else: the id of the last record of a page, in base 36. */
const Cursor = v.pipe(
  v.string(CURSOR),
  v.regex(/^[0-9a-z]{1,10}$/, CURSOR),
  v.transform((cursor) => Number.parseInt(cursor, 36)),
);

/** Which page of a list is asked for. */
export const PageQuery = v.object({
  limit: v.optional(Limit, String(PAGE_SIZE)),
  cursor: v.optional(Cursor),
});

/** The query of a section's list; `user_id` narrows it to one author. */
export const ListQuery = v.object({
  ...PageQuery.entries,
  user_id: v.optional(recordId('user_id must be the number of a user')),
});

export type PageAsked = v.InferOutput<typeof PageQuery>;
export type ListAsked = v.InferOutput<typeof ListQuery>;

/** The cursor of the page after a record. */
export function cursorAfter(id: number): string {
  return id.toString(36);
}
