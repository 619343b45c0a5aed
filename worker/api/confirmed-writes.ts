import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../response/errors.ts';
import { CONFIRM_FIRST, mustConfirm } from '../users/must-confirm.ts';
import type { ApiContext } from './session.ts';

/** Paths whose changes need no confirmed email: they concern the own account, or publish no text. */
const FREE =
  /^\/api\/(?:auth|account|saved|blocks|notifications|faults)(?:\/|$)|\/like\/?$|\/read\/?$/;

/** Responds 403 to a POST or PUT outside `FREE` before the email is confirmed, unless `UNCONFIRMED_MAY` is 'write'. */
export const confirmedWrites = createMiddleware<ApiContext>(async (c, next) => {
  if (!['POST', 'PUT'].includes(c.req.method) || FREE.test(c.req.path)) return next();
  if (c.env.UNCONFIRMED_MAY === 'write') return next();
  const account = await c.var.viewer();
  return account && mustConfirm(c.env, account) ? errorResponse(403, CONFIRM_FIRST) : next();
});
