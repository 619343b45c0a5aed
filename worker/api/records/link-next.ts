import { nextLink } from '@desert/contract/paging';
import type { Context } from 'hono';
import { nextAddress, type Page } from '../../records/paging.ts';

/** Sets the `Link` header to the next page, if there is one. The link keeps the parameters in the query's schema. */
export function linkNext(
  c: Context,
  { cursor }: Page<unknown>,
  { entries }: { entries: object },
): void {
  if (!cursor) return;
  const parameters = Object.keys(entries).filter((name) => name !== 'cursor');
  c.header('Link', nextLink(nextAddress(c.req.path, cursor, c.req.query(), parameters)));
}
