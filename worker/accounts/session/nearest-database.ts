/**
 * Signed-in visitors read from the nearest replica, but no older data than their last change:
 * docs/decisions/0033-database-sessions.md
 */
import { isSafeMethod } from '../../http/response/errors.ts';
import { countQueries } from '../../platform/database/report-queries.ts';
import type { Next, RequestContext } from '../../request-context.ts';
import { readCookie, setCookie } from './cookie.ts';
import { readToken } from './token.ts';

const COOKIE = 'bookmark';

const MAX_AGE_MS = 60 * 60 * 1000;

const BOOKMARK = /^[\w-]{1,128}$/;

/**
 * Opens a D1 session, which starts at the bookmark for reads, at the primary for writes. Sets a cookie with the bookmark
 * of a write. Reads set none: a late response could overwrite a newer one.
 */
export async function openNearestDatabase(context: RequestContext, next: Next): Promise<Response> {
  const { request, env } = context;
  const isRead = isSafeMethod(request.method);
  // Shared pages and responses are cached, so they are read from the primary.
  if (isRead && readToken(request) === undefined) return next(context);
  const session = env.DB.withSession(isRead ? readBookmark(request) : 'first-primary');
  const response = await next({ ...context, database: countQueries(env, session) });
  const bookmark = canHaveWritten(request, response) ? session.getBookmark() : null;
  if (bookmark !== null)
    response.headers.append('set-cookie', setCookie(request, COOKIE, bookmark, MAX_AGE_MS));
  return response;
}

/** Whether a request may have written: refused ones (4xx) did not, but failed ones (5xx) may have. */
export function canHaveWritten({ method }: Request, { status }: Response): boolean {
  return !isSafeMethod(method) && (status < 400 || status >= 500);
}

export function hasBookmark(request: Request): boolean {
  return readCookie(request, COOKIE) !== undefined;
}

function readBookmark(request: Request): string {
  const bookmark = readCookie(request, COOKIE);
  return bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained';
}
