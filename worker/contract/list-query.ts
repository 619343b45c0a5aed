/** The query of a list: which page, what it is filtered by, and how it is sorted. */
import * as v from 'valibot';
import { AuthorFilter } from './author-filter.ts';
import { filter } from './filter.ts';
import { recordId } from './ids.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts';

/** Where a page of a list starts: after the record that has this id and, if it is sorted, this value. */
export interface Cursor {
  id: number;
  sort?: string;
  value?: string | number;
}

/** What is asked of every list, besides its filters. */
export interface PageQuery {
  limit: number;
  cursor?: Cursor | undefined;
  /** Newest first where there is none. */
  sort?: string | undefined;
}

/** What every list that can be sorted is asked for by this name, too: it is as without any. */
export const NEWEST = 'newest';

const LIMIT = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
/** What is said of a cursor that is none. */
export const CURSOR = 'cursor must come from a list response';

const Limit = v.pipe(
  v.string(LIMIT),
  v.regex(/^\d{1,3}$/, LIMIT),
  v.transform(Number),
  v.minValue(1, LIMIT),
  v.maxValue(MAX_PAGE_SIZE, LIMIT),
);

/** Opaque to everybody else: the id in base 36, and where the list is sorted, by what, and the value. */
export const CursorText = v.pipe(
  v.string(CURSOR),
  v.regex(/^[0-9a-z]{1,10}(?:~[\w-]+~(?:-?[\d.e+-]+|".*"))?$/, CURSOR),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [id = '', sort, ...json] = dataset.value.split('~');
    const cursor = { id: Number.parseInt(id, 36) };
    if (sort === undefined) return cursor;
    const value = valueIn(json.join('~'));
    if (value !== undefined) return { ...cursor, sort, value };
    addIssue({ message: CURSOR });
    return NEVER;
  }),
);

/** What a list is sorted by, in JSON; undefined for what no record has: 1e999, half a surrogate pair. */
function valueIn(json: string): string | number | undefined {
  try {
    const value = JSON.parse(json) as string | number;
    const isPossible = typeof value === 'string' ? value.isWellFormed() : Number.isFinite(value);
    return isPossible ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The query of a list with these filters, newest first. */
const newestFirst = <const Filters extends v.ObjectEntries>(filters: Filters) =>
  v.object({
    limit: v.optional(Limit, String(PAGE_SIZE)),
    ...filters,
    cursor: v.optional(
      v.pipe(
        CursorText,
        v.check(({ sort }: Cursor) => sort === undefined, CURSOR),
      ),
    ),
  });

/** What every list of a kind can be filtered by: one author, by number or by name. */
const USER = {
  user_id: v.optional(recordId('user_id must be a user ID')),
  author: AuthorFilter,
};

/** The query of a list without a filter. */
export const PageQuery = newestFirst({});

/** The query of a kind's list, unless its kind has one of its own. */
export const ListQuery = newestFirst(USER);

/** The name of a sort; undefined for `NEWEST`. */
const sortOf = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => {
  const names = [NEWEST, ...sorts] as const;
  return filter(
    v.pipe(
      v.picklist(names, `sort must be one of ${names.join(', ')}`),
      v.transform((name) => (name === NEWEST ? undefined : (name as Sorts[number]))),
    ),
  );
};

/**
 * The query of a kind's list that has more than `ListQuery`.
 * @param filters the schema of each filter's text, by the name of its parameter: see `filter`
 * @param sorts what `?sort=` can be besides `NEWEST`; without it the list is newest first
 */
export const listQuery = <
  const Filters extends v.ObjectEntries,
  const Sorts extends readonly [string, ...string[]],
>(
  filters: Filters,
  sorts: Sorts,
) =>
  v.pipe(
    v.object({
      ...newestFirst({ ...USER, ...filters }).entries,
      sort: sortOf(sorts),
      cursor: v.optional(CursorText),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { sort, cursor } = dataset.value as PageQuery;
      if (!cursor || cursor.sort === sort) return;
      const at = { type: 'object', origin: 'value', key: 'cursor', value: cursor } as const;
      addIssue({ message: CURSOR, path: [{ ...at, input: { ...dataset.value } }] });
    }),
  );

/** The cursor of the page after a record. */
export function cursorAfter({ id, sort, value }: Cursor): string {
  const after = sort === undefined ? [] : [sort, JSON.stringify(value)];
  return [id.toString(36), ...after].join('~');
}
