/** What `/api/saved/` accepts. */
import * as v from 'valibot';
import { body } from './body.ts';
import { filter } from './filter.ts';
import { recordId } from './ids.ts';
import { KIND_NAMES, type KindName } from './kinds.ts';
import { type Cursor, CURSOR, CursorText, PageQuery } from './list-query.ts';

const Kind = v.picklist(KIND_NAMES, `kind must be one of ${KIND_NAMES.join(', ')}`);

/** Body of `POST /api/saved/`. `DELETE /api/saved/{kind}/{id}/` takes it back, 200 where it was not saved, too. */
export const SaveInput = body({
  kind: Kind,
  id: recordId('id must be the ID of an item, post, or memory'),
});

/** Where a page of the list starts: after the record of this kind and id, which was saved then. */
export interface SavedCursor {
  id: number;
  kind: KindName;
  /** ms since 1970 */
  created_at: number;
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value);

export const SavedQuery = v.object({
  ...PageQuery.entries,
  kind: filter(Kind),
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

/** What a list is asked for. */
export type SavedAsked = v.InferOutput<typeof SavedQuery>;
