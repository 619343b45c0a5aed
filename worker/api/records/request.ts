import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import { nextLink } from '@desert/contract/paging';
import type { Context } from 'hono';
import type { Creation, OwnedId } from '../../records/creation.ts';
import type { Records } from '../../records/kind.ts';
import { nextAddress, type Page } from '../../records/paging.ts';
import { GONE, NOT_YOURS } from '../../records/refusals.ts';
import { isHiddenFrom } from '../../records/visibility.ts';
import { errorResponse } from '../../response/errors.ts';
import type { SignedInContext, ApiContext } from '../session.ts';

export function idOf(c: Context): number {
  return Number(c.req.param('id'));
}

export function targetOf<E extends SignedInContext>(c: Context<E>): OwnedId {
  return { id: idOf(c), user_id: c.var.account.id };
}

export function creationOf<E extends SignedInContext>(c: Context<E>): Creation {
  const { id } = c.var.account;
  const sent = c.req.header(IDEMPOTENCY_KEY_HEADER) ?? '';
  const idempotency_key = IDEMPOTENCY_KEY.test(sent) ? `${id}:${sent}` : crypto.randomUUID();
  return { user_id: id, idempotency_key };
}

/** Calls `respond` for a record of the viewer. Responds 404 if it is missing, and 403 if it is another user's. */
export function respondToOwner<E extends SignedInContext, R extends { user_id: number }>(
  c: Context<E>,
  record: R | undefined,
  respond: (record: R) => Response = (own) => c.json<unknown>(own),
): Response {
  if (!record) return missing();
  if (record.user_id === c.var.account.id) return respond(record);
  return errorResponse(403, NOT_YOURS);
}

export function missing(): Response {
  return errorResponse(404, GONE);
}

export async function missingTo<E extends ApiContext>(c: Context<E>, records: Records) {
  const viewer = await c.var.viewer();
  const target = { id: idOf(c), user_id: viewer?.id ?? 0 };
  const isHidden = viewer !== null && (await isHiddenFrom(c.var.database, records, target));
  return isHidden ? errorResponse(404, 'This is hidden until a moderator reviews it.') : missing();
}

/** The 410 if the idempotency key belongs to a deleted record, which a retry must not create again. */
export function deletedSince(): Response {
  return errorResponse(410, 'This was already posted and has since been deleted.');
}

/** The 409 if the idempotency key belongs to another record. */
export function keyConflict(): Response {
  return errorResponse(
    409,
    'This form was already sent with different content. Reload the page and try again.',
  );
}

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
