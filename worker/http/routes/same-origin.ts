import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { isSameOrigin } from '../request/same-origin.ts';
import { Refusal } from '../response/refusal.ts';

/**
 * The CSRF check: responds 403 to a change that does not come from this site. A method without a route passes, and gets
 * its 405.
 */
export const sameOriginChanges = createMiddleware(async (c, next) => {
  const { method } = c.req;
  const changes = matchedRoutes(c).some((route) => route.method === method && method !== 'GET');
  if (!changes || isSameOrigin(c.req.raw)) return next();
  throw new Refusal(403, 'That request can only come from a page on this site.');
});
