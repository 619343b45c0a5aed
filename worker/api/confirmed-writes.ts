import { createMiddleware } from 'hono/factory';
import { errorResponse } from '../response/errors.ts';
import { CONFIRM_FIRST, mustConfirm } from '../users/must-confirm.ts';
import type { ApiContext } from './session.ts';

/** Changes that need no confirmed email: those of the own account, and those that publish no text. */
const FREE =
  /^\/api\/(?:auth|account|saved|blocks|notifications|faults)(?:\/|$)|\/like\/?$|\/read\/?$/;

/** Responds 403 before the email is confirmed, if `UNCONFIRMED_MAY` is 'read'. Refuses unlisted routes. */
export const confirmedWrites = createMiddleware<ApiContext>(async (c, next) => {
  if (!['POST', 'PUT'].includes(c.req.method) || FREE.test(c.req.path)) return next();
  if (c.env.UNCONFIRMED_MAY === 'write') return next();
  const account = await c.var.viewer();
  return account && mustConfirm(c.env, account) ? errorResponse(403, CONFIRM_FIRST) : next();
});
