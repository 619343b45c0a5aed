import { cursorAfter, type Cursor, type PageQuery } from '@desert/contract/list-query';

export interface Page<R> {
  records: R[];
  cursor?: string;
}

/** How many rows a page reads: one more than it shows tells whether there is more. */
export function rowsOf({ limit }: PageQuery): number {
  return limit + 1;
}

/**
 * The page that was asked for.
 * @param rows as many as `rowsOf` says; `sort_value` is what they are sorted by, if not by their ids
 */
export function pageOf<R extends { id: number; sort_value?: Cursor['value'] }>(
  rows: R[],
  { limit, sort }: PageQuery,
): Page<R> {
  const records = rows.slice(0, limit);
  const last = records.at(-1);
  if (rows.length <= limit || !last) return { records };
  const { id, sort_value } = last;
  const isSorted = sort !== undefined && sort_value !== undefined;
  return { records, cursor: cursorAfter(isSorted ? { id, sort, value: sort_value } : { id }) };
}

/**
 * The address of the next page of a list.
 * @param path of the list
 * @param asked the query of this page, as `c.req.query()` has it
 * @param parameters those of it that the next page keeps
 */
export function nextAddress(
  path: string,
  cursor: string,
  asked: Record<string, string> = {},
  parameters: string[] = [],
): string {
  const pairs = parameters.flatMap((name) => (asked[name] ? [[name, asked[name]]] : []));
  const query = new URLSearchParams([...pairs, ['cursor', cursor]]);
  // One address for one page, however the list was asked for: the API's own, with the slash.
  return `${path.replace(/\/?$/, '/')}?${query.toString()}`;
}
