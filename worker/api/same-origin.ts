import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { isSameOrigin } from '../request/same-origin.ts';
import { errorResponse } from '../response/errors.ts';

/**
 * 403 for a change that no page of this site asks for. Where nothing would be changed, the answer
 * stays 404 or 405. Handlers are registered for one method each, never for all.
 */
export const sameOriginChanges = createMiddleware(async (c, next) => {
  const { method } = c.req;
  const changes = matchedRoutes(c).some((route) => route.method === method && method !== 'GET');
  if (!changes || isSameOrigin(c.req.raw)) return next();
  return errorResponse(403, 'That request can only come from a page on this site.');
});
