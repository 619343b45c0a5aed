import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { checkConfirmed } from '../../members/users/must-confirm.ts';
import { mergeProperties } from './route.ts';
import type { ApiContext } from './session.ts';

/** Responds 403 to a POST or PUT that needs a confirmed email, unless `UNCONFIRMED_MAY` is 'write'. */
export const confirmedWrites = createMiddleware<ApiContext>(async (c, next) => {
  if (!['POST', 'PUT'].includes(c.req.method)) return next();
  const { unconfirmed } = mergeProperties(matchedRoutes(c)) ?? {};
  if (c.var.env.UNCONFIRMED_MAY === 'write' || unconfirmed) return next();
  const account = await c.var.viewer();
  if (account) checkConfirmed(c.var.env, account);
  return next();
});
