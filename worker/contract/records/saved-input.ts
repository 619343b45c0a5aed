import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { defineFilterSchema } from './filter.ts';
import { KIND_NAMES, type KindName } from './kinds.ts';
import { type Cursor, CURSOR, CursorText, PageQuery } from './list-query.ts';

const Kind = v.picklist(KIND_NAMES, `kind must be one of ${KIND_NAMES.join(', ')}`);

/** Body of `POST /api/saved/`. Undone by `DELETE /api/saved/{kind}/{id}/`, which is idempotent. */
export const SaveInput = defineBodySchema({
  kind: Kind,
  id: recordId('id must be the ID of an item, post, or memory'),
});

export interface SavedCursor {
  id: number;
  kind: KindName;
  created_at: number;
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

export const SavedQuery = v.object({
  ...PageQuery.entries,
  kind: defineFilterSchema(Kind),
  cursor: v.optional(
    v.pipe(
      CursorText,
      v.rawTransform(({ dataset, addIssue, NEVER }): SavedCursor => {
        const { id, sort, value }: Cursor = dataset.value;
        const kind = KIND_NAMES.find((name) => name === sort);
        if (kind && isTime(value)) return { id, kind, created_at: value };
        addIssue({ message: CURSOR });
        return NEVER;
      }),
    ),
  ),
});

export type SavedInput = v.InferOutput<typeof SavedQuery>;
