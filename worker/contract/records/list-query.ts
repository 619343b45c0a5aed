import * as v from 'valibot';
import { recordId } from '../text/ids.ts';
import { AuthorFilter, defineFilterSchema } from './filter.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from './paging.ts';

export interface Cursor {
  id: number;
  sort?: string;
  value?: string | number;
}

export interface PageQuery {
  limit: number;
  cursor?: Cursor | undefined;
  sort?: string | undefined;
}

export const NEWEST = 'newest';

const LIMIT = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`;
export const CURSOR = 'cursor must come from a list response';

const Limit = v.pipe(
  v.string(LIMIT),
  v.regex(/^\d{1,3}$/, LIMIT),
  v.transform(Number),
  v.minValue(1, LIMIT),
  v.maxValue(MAX_PAGE_SIZE, LIMIT),
);

/** A cursor, opaque to clients: the id in base 36 and, if sorted, the sort and its value in JSON. */
export const CursorText = v.pipe(
  v.string(CURSOR),
  v.regex(/^[0-9a-z]{1,10}(?:~[\w-]+~(?:-?[\d.e+-]+|".*"))?$/s, CURSOR),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [id = '', sort, ...json] = dataset.value.split('~');
    const cursor = { id: Number.parseInt(id, 36) };
    if (sort === undefined) return cursor;
    const value = parseCursorValue(json.join('~'));
    if (value !== undefined) return { ...cursor, sort, value };
    addIssue({ message: CURSOR });
    return NEVER;
  }),
);

/** Parses the JSON of a sort value; undefined if it is invalid or no record can have it: 1e999, a lone surrogate. */
function parseCursorValue(json: string): string | number | undefined {
  try {
    const value = JSON.parse(json) as string | number;
    const isPossible = typeof value === 'string' ? value.isWellFormed() : Number.isFinite(value);
    return isPossible ? value : undefined;
  } catch {
    return undefined;
  }
}

const defineNewestFirst = <const Filters extends v.ObjectEntries>(filters: Filters) =>
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

const USER = {
  user_id: v.optional(recordId('user_id must be a user ID')),
  author: AuthorFilter,
};

export const PageQuery = defineNewestFirst({});

export const ListQuery = defineNewestFirst(USER);

const buildSortSchema = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => {
  const names = [NEWEST, ...sorts] as const;
  return defineFilterSchema(
    v.pipe(
      v.picklist(names, `sort must be one of ${names.join(', ')}`),
      v.transform((name) => (name === NEWEST ? undefined : (name as Sorts[number]))),
    ),
  );
};

/**
 * The query schema of a list. @param filters schemas by parameter, see `defineFilterSchema` @param sorts values of `?sort=` besides
 * `NEWEST`
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
      ...defineNewestFirst({ ...USER, ...filters }).entries,
      sort: buildSortSchema(sorts),
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

export function encodeCursor({ id, sort, value }: Cursor): string {
  const after = sort === undefined ? [] : [sort, JSON.stringify(value)];
  return [id.toString(36), ...after].join('~');
}
