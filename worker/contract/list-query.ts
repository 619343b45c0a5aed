/** The query of a list: which page, what it is filtered by, and its order. */
import * as v from 'valibot';
import { recordId } from './ids.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts';

/** Where a page of a list starts: after the record that has this id and, in an order, this value. */
export interface Cursor {
  id: number;
  order?: string;
  value?: string | number;
}

/** What is asked of every list, besides its filters. */
export interface PageQuery {
  limit: number;
  cursor?: Cursor | undefined;
  /** Newest first where there is none. */
  order?: string | undefined;
}

const LIMIT = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
const CURSOR = 'cursor must be one that a list gave';

const Limit = v.pipe(
  v.string(LIMIT),
  v.regex(/^\d{1,3}$/, LIMIT),
  v.transform(Number),
  v.minValue(1, LIMIT),
  v.maxValue(MAX_PAGE_SIZE, LIMIT),
);

/** Opaque to everybody else: the id in base 36, and where the list has an order, its name and the value. */
const CursorText = v.pipe(
  v.string(CURSOR),
  v.regex(/^[0-9a-z]{1,10}(?:~\w+~(?:-?[\d.e+-]+|".*"))?$/, CURSOR),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [id = '', order, ...json] = dataset.value.split('~');
    const cursor = { id: Number.parseInt(id, 36) };
    if (order === undefined) return cursor;
    try {
      return { ...cursor, order, value: JSON.parse(json.join('~')) as string | number };
    } catch {
      addIssue({ message: CURSOR });
      return NEVER;
    }
  }),
);

/** The query of a list with these filters, newest first. */
const newestFirst = <const Filters extends v.ObjectEntries>(filters: Filters) =>
  v.object({
    limit: v.optional(Limit, String(PAGE_SIZE)),
    ...filters,
    cursor: v.optional(
      v.pipe(
        CursorText,
        v.check(({ order }: Cursor) => order === undefined, CURSOR),
      ),
    ),
  });

/** What every list of a kind can be filtered by: one author. */
const USER = { user_id: v.optional(recordId('user_id must be the number of a user')) };

/** The query of a list without a filter. */
export const PageQuery = newestFirst({});

/** The query of a kind's list, unless its kind has one of its own. */
export const ListQuery = newestFirst(USER);

/**
 * The query of a kind's list that has more than `ListQuery`.
 * @param filters the schema of each filter's text, by the name of its parameter
 * @param orders what `?order=` can be; without it the list is newest first
 */
export const listQuery = <
  const Filters extends v.ObjectEntries,
  const Orders extends readonly [string, ...string[]],
>(
  filters: Filters,
  orders: Orders,
) =>
  v.pipe(
    v.object({
      ...newestFirst({ ...USER, ...filters }).entries,
      order: v.optional(v.picklist(orders, `order must be one of ${orders.join(', ')}`)),
      cursor: v.optional(CursorText),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { order, cursor } = dataset.value as PageQuery;
      if (!cursor || cursor.order === order) return;
      const at = { type: 'object', origin: 'value', key: 'cursor', value: cursor } as const;
      addIssue({ message: CURSOR, path: [{ ...at, input: { ...dataset.value } }] });
    }),
  );

/** The cursor of the page after a record. */
export function cursorAfter({ id, order, value }: Cursor): string {
  const after = order === undefined ? [] : [order, JSON.stringify(value)];
  return [id.toString(36), ...after].join('~');
}
