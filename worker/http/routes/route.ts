/** Properties of API routes, which middlewares declare at the route. `findRoute` in `app.ts` reads them. */
import { PERSONAL_HEADER } from '@desert/contract/accounts/personal';
import { createMiddleware } from 'hono/factory';
import type { RouterRoute } from 'hono/types';
import type { Limit } from '../rate-limits/policies.ts';
import type { ApiContext } from './session.ts';

export type RouteProperties = Partial<ReadProperties & ChangeProperties>;

interface SecurityEvent {
  /** The event in the security log: docs/security-log.md */
  securityEvent?: string | undefined;
}

interface ReadProperties extends SecurityEvent {
  /** The fields that only the viewer may see; the value of `PERSONAL_HEADER`. */
  personal: string;
  /** Whether visitors without a session share a cached response. */
  cached?: boolean;
}

interface ChangeProperties extends SecurityEvent {
  /** Whether others can see the change, which ends the use of older cached responses. */
  changes: 'public' | 'private';
  /** Whether members may do it before they confirm their email. */
  unconfirmed?: boolean;
  /** The rate limit, which the route's use case or a later middleware applies; `limited` declares its own. */
  limit?: Limit;
}

interface Declares {
  properties?: RouteProperties;
}

/** Merges the properties that the middlewares of a route declare. @param matched what the router found for a request */
export function mergeProperties(matched: readonly RouterRoute[]): RouteProperties | undefined {
  const route = matched.find(({ method }) => method !== 'ALL');
  const handlers = matched.filter(
    ({ method, path }) => method === route?.method && path === route.path,
  );
  const declared = handlers.map(({ handler }) => (handler as Declares).properties);
  return route && Object.assign({}, ...declared);
}

/** Declares a route that changes nothing, and tells browsers what of its response is personal. */
export function readRoute(properties: ReadProperties) {
  const middleware = createMiddleware<ApiContext>(async (c, next) => {
    await next();
    // A handler may find that this response is personal as a whole.
    if (!c.res.headers.has(PERSONAL_HEADER)) c.header(PERSONAL_HEADER, properties.personal);
  });
  return Object.assign(middleware, { properties });
}

/** Declares a route that changes data. */
export function defineChangeRoute(properties: ChangeProperties) {
  const middleware = createMiddleware<ApiContext>((_, next) => next());
  return Object.assign(middleware, { properties });
}

/** A read that is the same for everyone. */
export const publicRead = readRoute({ personal: 'none', cached: true });

/** A read that is the same for everyone, except for fields about the viewer. @param fields separated by spaces */
export const publicReadExcept = (fields: string) => readRoute({ personal: fields, cached: true });

export const personalRead = readRoute({ personal: 'all' });

export const publicChange = defineChangeRoute({ changes: 'public' });

export const privateChange = defineChangeRoute({ changes: 'private' });

/** A change of the viewer's account or marks, which needs no confirmed email. */
export const accountChange = (limit: Limit, securityEvent?: string) =>
  defineChangeRoute({ changes: 'private', unconfirmed: true, limit, securityEvent });
