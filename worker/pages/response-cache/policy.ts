import { hasToken } from '@desert/contract/accounts/account-links';
import { canonicalPath } from '@desert/contract/pages/head';
import { SEARCH_WIDGET, STATIC_WIDGET_PAGES } from '@desert/contract/pages/widgets';
import { PHOTOS_PATH } from '@desert/contract/photos/photos';
import { isFound } from '@desert/contract/search/search';
import { canHaveWritten } from '../../accounts/session/nearest-database.ts';
import { readToken } from '../../accounts/session/token.ts';
import { findRoute, isApiPath } from '../../api/app.ts';
/** Decides which responses signed-out visitors share, and for how long: docs/decisions/0032-response-cache.md */
import { isSafeMethod } from '../../http/response/errors.ts';
import { shareInIsolate } from '../../platform/isolate/memory.ts';
import type { RequestContext } from '../../request-context.ts';
import { isDiscovery } from '../discovery/app.ts';
import { isFile } from '../files/files.ts';
import { isPreviewPath } from '../preview/visit.ts';

const MAX_ADDRESS = 1000;

const PERSONAL = /session=|preview=/;

const isSearch = (pathname: string) =>
  canonicalPath(pathname) === STATIC_WIDGET_PAGES[SEARCH_WIDGET] || isFound(pathname);

export function isReadAlone(pathname: string): boolean {
  return isApiPath(pathname) || isDiscovery(pathname);
}

/** Whether the response to a request may be shared by all signed-out visitors. */
export function isForAll({ request, url, env }: RequestContext): boolean {
  const { method, headers } = request;
  const { href, pathname, search } = url;
  if (!isSafeMethod(method)) return false;
  if (href.length > MAX_ADDRESS || PERSONAL.test(headers.get('cookie') ?? '')) return false;
  if (isApiPath(pathname)) return isCachedRoute(pathname);
  if (pathname.startsWith('/mf/') || pathname.startsWith(PHOTOS_PATH)) return false;
  if (isSearch(pathname) || hasToken(search)) return false;
  return isDiscovery(pathname) || !(isFile(pathname) || isPreviewPath(env, pathname));
}

export function isPublicRead({ href, pathname }: URL): boolean {
  return href.length <= MAX_ADDRESS && isCachedRoute(pathname);
}

function isCachedRoute(pathname: string): boolean {
  return findRoute('GET', pathname)?.cached === true;
}

/** Whether a request may have changed content that others see, which only members can; posted forms always may. */
export function mayHaveChanged(request: Request, response: Response): boolean {
  const { pathname } = new URL(request.url);
  return (
    canHaveWritten(request, response) &&
    readToken(request) !== undefined &&
    findRoute(request.method, pathname)?.changes !== 'private'
  );
}

/** Age in ms after which a stored response is revalidated in the background (stale-while-revalidate). */
const FRESH_MS = 3000;

/** Maximum age in ms of incomplete responses, and of responses from before a change in this isolate. */
const OUTDATED_MS = 1000;

const lastChange = shareInIsolate(new Map<'at', number>());
const getLastChange = () => lastChange.get('at') ?? -Infinity;

/** Records a change of public content: earlier responses are then served for at most `OUTDATED_MS`. */
export function noteChange(): void {
  lastChange.set('at', Date.now());
}

/**
 * Whether a stored response may be served: until `maxAge` ms; until `OUTDATED_MS` if it is incomplete or precedes a
 * change, so that frequent changes cause one rendering per second.
 */
export function isUsable(
  { at, whole = true }: { at: number; whole?: boolean },
  maxAge: number,
  now = Date.now(),
): boolean {
  return now - at < (whole && at > getLastChange() ? maxAge : Math.min(maxAge, OUTDATED_MS));
}

export function isFresh({ at }: { at: number }, now = Date.now()): boolean {
  return now - at < FRESH_MS;
}

/** Whether a response may be part of a stored page: it is fresh, complete, and newer than the last change. */
export function isUnchanged({ at, whole = true }: { at: number; whole?: boolean }): boolean {
  return whole && at > getLastChange() && isFresh({ at });
}
