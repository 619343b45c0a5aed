/**
 * The policy of the response cache: which responses are the same for every visitor without a session, and how old a
 * stored one may be. docs/decisions/0032-response-cache.md
 */
import { hasToken } from '@desert/contract/account-links';
import { canonicalPath } from '@desert/contract/head';
import { PHOTOS_PATH } from '@desert/contract/photos';
import { isFound } from '@desert/contract/search';
import { SEARCH_WIDGET, STATIC_WIDGET_PAGES } from '@desert/contract/widgets';
import { isDiscovery } from '../discovery/app.ts';
import type { Env } from '../env.ts';
import { isFile } from '../files/files.ts';
import { isPreviewPath } from '../preview/visit.ts';
import { namedKinds } from '../records/registry.ts';

/** Longer addresses are answered, and not stored: characters. */
const ADDRESS_MAX = 1000;

/** Cookies whose visitors get answers of their own. */
const PERSONAL = /session=|preview=/;

/** Reads of the API that need no session. */
const PUBLIC_READ = new RegExp(
  `^/api/(?:history|users|${namedKinds.map(([name]) => name).join('|')})(?:/|$)`,
);

/** Whether it is the search page, or a part of it. */
const isSearch = (pathname: string) =>
  canonicalPath(pathname) === STATIC_WIDGET_PAGES[SEARCH_WIDGET] || isFound(pathname);

/** What no section has a part in. */
export function isReadAlone(pathname: string): boolean {
  return pathname.startsWith('/api/') || isDiscovery(pathname);
}

/** Whether the response to a request may be the same for every visitor without a session. */
export function isForAll(
  { method, headers }: Request,
  { href, pathname, search }: URL,
  env: Env,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (href.length > ADDRESS_MAX || PERSONAL.test(headers.get('cookie') ?? '')) return false;
  if (/^\/api(\/|$)/.test(pathname)) return PUBLIC_READ.test(pathname);
  if (pathname.startsWith('/mf/') || pathname.startsWith(PHOTOS_PATH)) return false;
  if (isSearch(pathname) || hasToken(search)) return false;
  return isDiscovery(pathname) || !(isFile(pathname) || isPreviewPath(env, pathname));
}

/** Whether a page may read an address of the API from what is stored. */
export function isPublicRead({ href, pathname }: URL): boolean {
  return href.length <= ADDRESS_MAX && PUBLIC_READ.test(pathname);
}

/** From this age on an answer is made anew behind the visitor's back, in ms. */
const FRESH_MS = 3000;

/** How long what was true before a change is served after it in this isolate, and what is not whole, in ms. */
const OUTDATED_MS = 1000;

let changedAt = -Infinity;

/** Notes that what pages show may have changed: what was made before is served for at most a second then. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** Forgets it, as a new isolate would. */
export function forgetChanges(): void {
  changedAt = -Infinity;
}

/**
 * Whether an answer may be served. The second after a change is counted from when the answer was begun, which
 * is before it: so nothing is made twice within a second, however often something changes.
 * @param maxAge in ms, where nothing changed
 */
export function isUsable(
  { at, whole = true }: { at: number; whole?: boolean },
  maxAge: number,
  now = Date.now(),
): boolean {
  return now - at < (whole && at > changedAt ? maxAge : Math.min(maxAge, OUTDATED_MS));
}

/** Whether an answer that may be served need not be made anew. */
export function isFresh({ at }: { at: number }, now = Date.now()): boolean {
  return now - at < FRESH_MS;
}

/** Whether it may be a part of a page that is stored itself: nothing changed since, and it need not be made anew. */
export function isCurrent({ at, whole = true }: { at: number; whole?: boolean }): boolean {
  return whole && at > changedAt && isFresh({ at });
}
