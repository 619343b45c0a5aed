/**
 * Signed-in visitors read from the nearest replica, but no older data than their last change:
 * docs/decisions/0033-database-sessions.md
 */
import type { Env } from '../env.ts';
import { readCookie, setCookie } from './cookie.ts';
import { readToken } from './token.ts';

const COOKIE = 'bookmark';

const MAX_AGE_MS = 60 * 60 * 1000;

const BOOKMARK = /^[\w-]{1,128}$/;

/**
 * The environment with a D1 session, which starts at the bookmark for reads, at the primary for writes. Unchanged for
 * signed-out reads.
 */
export function withNearestDatabase(request: Request, env: Env): Env {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  // Shared pages and responses are cached, so they are read from the primary.
  if (isRead && readToken(request) === undefined) return env;
  const session = env.DB.withSession(isRead ? bookmarkIn(request) : 'first-primary');
  return { ...env, DB: session as unknown as D1Database, PRIMARY: env.DB };
}

export function hasBookmark(request: Request): boolean {
  return readCookie(request, COOKIE) !== undefined;
}

function bookmarkIn(request: Request): string {
  const bookmark = readCookie(request, COOKIE);
  return bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained';
}

/** Sets a cookie with the bookmark of a write. Reads set none: a late response could overwrite a newer one. */
export function noteBookmark(request: Request, response: Response, { DB }: Env): void {
  if (['GET', 'HEAD'].includes(request.method)) return;
  // 4xx responses changed nothing; 5xx may have.
  if (response.status >= 400 && response.status < 500) return;
  const bookmark = (DB as unknown as Partial<D1DatabaseSession>).getBookmark?.();
  if (bookmark === null || bookmark === undefined) return;
  response.headers.append('set-cookie', setCookie(request, COOKIE, bookmark, MAX_AGE_MS));
}
