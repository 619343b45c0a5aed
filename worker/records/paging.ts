import { cursorAfter, type PageAsked } from '@desert/contract/list-query';
import { nextLink } from '@desert/contract/paging';
import type { Context } from 'hono';

/** A page of a list, newest first. */
export interface Page<R> {
  records: R[];
  /** Where the next page starts; undefined on the last one. */
  cursor?: string;
}

/** How many rows a page reads: one more than it shows tells whether there is more. */
export function rowsOf({ limit }: PageAsked): number {
  return limit + 1;
}

/** The page that was asked for, from as many rows as `rowsOf` says. */
export function pageOf<R extends { id: number }>(rows: R[], { limit }: PageAsked): Page<R> {
  const records = rows.slice(0, limit);
  const last = records.at(-1);
  return rows.length > limit && last ? { records, cursor: cursorAfter(last.id) } : { records };
}

/**
 * The address of the next page of a list.
 * @param path of the list
 * @param asked the query of this page, as `c.req.query()` has it: what the next page keeps of it
 */
export function nextAddress(path: string, cursor: string, asked: Record<string, string>): string {
  const kept = ['limit', 'user_id'].flatMap((key) => (asked[key] ? [[key, asked[key]]] : []));
  const query = new URLSearchParams([...kept, ['cursor', cursor]]);
  // One address for one page, however the list was asked for: the API's own, with the slash.
  return `${path.replace(/\/?$/, '/')}?${query.toString()}`;
}

/** Says in the `Link` header where a list goes on, if it does. */
export function linkNext(c: Context, { cursor }: Page<unknown>): void {
  if (cursor) c.header('Link', nextLink(nextAddress(c.req.path, cursor, c.req.query())));
}
