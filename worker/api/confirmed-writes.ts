import { createMiddleware } from 'hono/factory';
import { CONFIRM_FIRST, mustConfirm } from '../accounts/must-confirm.ts';
import { errorResponse } from '../response/errors.ts';
import type { ApiContext } from './session.ts';

/** What a member may do in any case: with their own account, and what shows nobody a word of theirs. */
const FREE =
  /^\/api\/(?:auth|account|saved|blocks|notifications|faults)(?:\/|$)|\/like\/?$|\/read\/?$/;

/** 403 for a member who writes before their address is confirmed, where `UNCONFIRMED_MAY` is 'read'. What is new is refused, too. */
export const confirmedWrites = createMiddleware<ApiContext>(async (c, next) => {
  if (!['POST', 'PUT'].includes(c.req.method) || FREE.test(c.req.path)) return next();
  if (c.env.UNCONFIRMED_MAY === 'write') return next();
  const account = await c.var.viewer();
  return account && mustConfirm(c.env, account) ? errorResponse(403, CONFIRM_FIRST) : next();
});
