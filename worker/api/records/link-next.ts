import { nextLink } from '@desert/contract/paging';
import type { Context } from 'hono';
import { nextAddress, type Page } from '../../records/paging.ts';

/** Sets the `Link` header of a list. @param schema of the list's query, whose parameters the next page keeps */
export function linkNext(
  c: Context,
  { cursor }: Page<unknown>,
  { entries }: { entries: object },
): void {
  if (!cursor) return;
  const parameters = Object.keys(entries).filter((name) => name !== 'cursor');
  c.header('Link', nextLink(nextAddress(c.req.path, cursor, c.req.query(), parameters)));
}
