import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { CURSOR, type Cursor, CursorText } from '../records/list-query.ts';
import { pickName, target } from './moderation-input.ts';

/** Query of `GET /api/moderation/cases/`. With `kind` and `id`, lists only that subject's case, in any state. */
export const CasesQuery = v.object({
  state: defineFilterSchema(pickName('state', ['open', 'closed'])),
  kind: defineFilterSchema(target.kind),
  id: defineFilterSchema(target.id),
  cursor: defineFilterSchema(
    v.pipe(
      CursorText,
      v.check(
        ({ sort, value }: Cursor) => sort === 'opened_at' && typeof value === 'number',
        CURSOR,
      ),
    ),
  ),
});

export const LogQuery = v.object({
  full: defineFilterSchema(v.literal('1', 'full must be 1')),
  cursor: defineFilterSchema(
    v.pipe(
      CursorText,
      v.check(({ sort }: Cursor) => sort === undefined, CURSOR),
    ),
  ),
});
