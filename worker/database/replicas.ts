/**
 * Who is signed in reads from whichever copy of D1 is near, and never one from before their own last change:
 * docs/decisions/0033-database-sessions.md
 */
import type { Env } from '../env.ts';
import { readCookie, setCookie } from '../session/cookie.ts';
import { readToken } from '../session/token.ts';

/** How far the database was when the browser's last change was made, as D1 says it. */
const COOKIE = 'bookmark';

/** How long a browser keeps it, in ms: no copy is as far behind. */
const MAX_AGE_MS = 60 * 60 * 1000;

/** As D1 writes them: hexadecimal numbers with hyphens between. */
const BOOKMARK = /^[\w-]{1,128}$/;

/** The environment with the database for a request: changes, and what is judged for them, go by the primary. */
export function withNearestDatabase(request: Request, env: Env): Env {
  const isRead = ['GET', 'HEAD'].includes(request.method);
  // What is made for all visitors is stored for seconds: it is not to be old from the start.
  if (isRead && readToken(request) === undefined) return env;
  const session = env.DB.withSession(isRead ? bookmarkIn(request) : 'first-primary');
  return { ...env, DB: session as unknown as D1Database, PRIMARY: env.DB };
}

/** Whether a browser has made a change within the hour. */
export function hasBookmark(request: Request): boolean {
  return readCookie(request, COOKIE) !== undefined;
}

function bookmarkIn(request: Request): string {
  const bookmark = readCookie(request, COOKIE);
  return bookmark !== undefined && BOOKMARK.test(bookmark) ? bookmark : 'first-unconstrained';
}

/**
 * Has the browser remember how far the database is after its change. A read does not: its answer could come after
 * that of a later change, and take its place.
 * @param env as `withNearestDatabase` returned it
 */
export function noteBookmark(request: Request, response: Response, { DB }: Env): void {
  if (['GET', 'HEAD'].includes(request.method)) return;
  // What is refused has changed nothing; what failed inside may have.
  if (response.status >= 400 && response.status < 500) return;
  const bookmark = (DB as unknown as Partial<D1DatabaseSession>).getBookmark?.();
  if (bookmark === null || bookmark === undefined) return;
  response.headers.append('set-cookie', setCookie(request, COOKIE, bookmark, MAX_AGE_MS));
}
