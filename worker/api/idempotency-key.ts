import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_HEADER } from '@desert/contract/idempotency-key';
import type { Context } from 'hono';
import { errorResponse } from '../errors.ts';
import type { Creation } from '../records/changes.ts';

/** A request of somebody who is signed in. */
interface SignedInRequest {
  var: { account: { id: number } };
  req: { header(name: string): string | undefined };
}

/** Who sends a request, and its key: the user's own; a request without one is like no other. */
export function creationOf(c: SignedInRequest): Creation {
  const { id } = c.var.account;
  const sent = c.req.header(IDEMPOTENCY_KEY_HEADER) ?? '';
  const idempotency_key = IDEMPOTENCY_KEY.test(sent) ? `${id}:${sent}` : crypto.randomUUID();
  return { user_id: id, idempotency_key };
}

/** 409 for a key by which something was sent before that belongs to another record. */
export function keyConflict(c: Context): Response {
  return errorResponse(c, 409, { message: 'Something else was sent before by the same key.' });
}
