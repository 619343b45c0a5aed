import { IDEMPOTENCY_KEY_HEADER } from '@desert/contract/records/idempotency-key';
import {
  formatNextLink,
  type Total,
  TOTAL_HEADER,
  formatTotal,
} from '@desert/contract/records/paging';
import type { Context } from 'hono';
import { nextAddress, type Page } from '../../records/paging.ts';
import { type Creation, type OwnedId, toIdempotencyKey } from '../../records/save.ts';
import { GONE, throwRefusal } from '../response/refusal.ts';
import type { SignedInContext } from './session.ts';

export function readId(c: Context): number {
  return Number(c.req.param('id'));
}

export function readTarget<E extends SignedInContext>(c: Context<E>): OwnedId {
  return { id: readId(c), user_id: c.var.account.id };
}

export function readCreation<E extends SignedInContext>(c: Context<E>): Required<Creation> {
  const { id, role } = c.var.account;
  const idempotency_key = toIdempotencyKey(id, c.req.header(IDEMPOTENCY_KEY_HEADER));
  return { user_id: id, idempotency_key, isModerator: role === 'moderator' };
}

export function refuseMissing(): never {
  return throwRefusal(404, GONE);
}

/** Refuses a comment or image if its idempotency key belongs to one of another record. */
export function checkKey(on: unknown, record_id: number): void {
  if (on !== record_id)
    throwRefusal(
      409,
      'This form was already sent with different content. Reload the page and try again.',
    );
}

/** Responds with a page of a list, its total if it was counted, and a link to the next page: see `linkNext`. */
export function respondPage<R>(
  c: Context,
  page: Page<R> & { total?: Total },
  query: { entries: object },
): Response {
  if (page.total) c.header(TOTAL_HEADER, formatTotal(page.total));
  linkNext(c, page, query);
  return c.json<unknown>(page.records);
}

/** Sets the `Link` header to the next page, if there is one. The link keeps the parameters in the query's schema. */
export function linkNext(
  c: Context,
  { cursor }: Page<unknown>,
  { entries }: { entries: object },
): void {
  if (!cursor) return;
  const parameters = Object.keys(entries).filter((name) => name !== 'cursor');
  c.header('Link', formatNextLink(nextAddress(c.req.path, cursor, c.req.query(), parameters)));
}
