/** What a request says of a record, and what it is answered where that is not the user's own. */
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import type { Context } from 'hono';
import type { Creation, OwnedId } from '../../records/creation.ts';
import { GONE, NOT_YOURS } from '../../records/refusals.ts';
import { errorResponse } from '../../response/errors.ts';
import type { SignedInContext } from '../session.ts';

/** The id in the path of a route that has one, as `ID` lets it through. */
export function idOf(c: Context): number {
  return Number(c.req.param('id'));
}

/** The record of the path, and who is signed in and wants to change it. */
export function targetOf<E extends SignedInContext>(c: Context<E>): OwnedId {
  return { id: idOf(c), user_id: c.var.account.id };
}

/** Who sends a request, and its key: the user's own; a request without one is like no other. */
export function creationOf<E extends SignedInContext>(c: Context<E>): Creation {
  const { id } = c.var.account;
  const sent = c.req.header(IDEMPOTENCY_KEY_HEADER) ?? '';
  const idempotency_key = IDEMPOTENCY_KEY.test(sent) ? `${id}:${sent}` : crypto.randomUUID();
  return { user_id: id, idempotency_key };
}

/**
 * Answers a change that its statement made only if the record is the user's own: 404 where there is
 * none, 403 where it is somebody else's.
 * @param record as it was read in the same batch
 */
export function respondToOwner<E extends SignedInContext, R extends { user_id: number }>(
  c: Context<E>,
  record: R | undefined,
  answer: (record: R) => Response = (own) => c.json<unknown>(own),
): Response {
  if (!record) return missing();
  if (record.user_id === c.var.account.id) return answer(record);
  return errorResponse(403, NOT_YOURS);
}

/** 404 for an id that no record has. */
export function missing(): Response {
  return errorResponse(404, GONE);
}

/** 410 for the idempotency key of a record that has been deleted: a retry does not create it again. */
export function deletedSince(): Response {
  return errorResponse(410, 'This was already posted and has since been deleted.');
}

/** 409 for a key by which something was sent before that belongs to another record. */
export function keyConflict(): Response {
  return errorResponse(
    409,
    'This form was already sent with different content. Reload the page and try again.',
  );
}
