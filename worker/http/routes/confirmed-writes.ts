import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { mergeProperties } from './route.ts';
import type { ApiContext } from './session.ts';

/** Responds 403 to a POST or PUT that needs a confirmed email (see `UNCONFIRMED_MAY`) or an approved account. */
export const confirmedWrites = createMiddleware<ApiContext>(async (c, next) => {
  if (!['POST', 'PUT'].includes(c.req.method)) return next();
  const { unconfirmed } = mergeProperties(matchedRoutes(c)) ?? {};
  if (unconfirmed) return next();
  const account = await c.var.viewer();
  if (account) checkConfirmed(c.var.env, account);
  return next();
});
