import { findSection } from '@desert/contract/pages/routes';
import type { Theme } from '@desert/contract/pages/theme';
import { WIDGETS_PREFIX } from '@desert/contract/pages/widgets';
import { buildCookie } from '../../accounts/session/cookie.ts';
import { hasBookmark } from '../../accounts/session/nearest-database.ts';
import { fetchApi } from '../../api/app.ts';
import { readTheme, THEME_COOKIE } from '../../http/request/theme.ts';
import { addSecurityHeaders } from '../../http/response/security-headers.ts';
import type { Next, RequestContext } from '../../request-context.ts';
import { findCachedManifest, getKnownBuilds, learnBuilds } from '../sections/manifests.ts';
import { buildRolloutCookie, ROLLOUT_COOKIE } from '../sections/rollout.ts';
import { openSections } from '../sections/section-workers.ts';
import { listStripSections, findPageTag } from '../sections/strip-sections.ts';
import { isForAll, isPublicRead, isReadAlone } from './policy.ts';
import { respondFromCache, findSharedResponse, type CacheQuery } from './response-cache.ts';
import type { StoredResponse } from './stored.ts';

/** Responds with a shared response; undefined if it is personal, or caching is off. */
export async function shareResponse(
  context: RequestContext,
  next: Next,
): Promise<Response | undefined> {
  const { request, url, env, rollout } = context;
  if (Number(env.CACHE_MAX_AGE_MS) <= 0 || !isForAll(context)) return undefined;

  if (isReadAlone(url.pathname)) return respondFromCache(request, toWanted(context, next));

  const names = listVisitSections(context);
  await learnBuilds(context, names);
  const response = await respondFromCache(
    request,
    toWanted(context, next, names, readTheme(request)),
  );
  const cookie = buildRolloutCookie(request, rollout);
  if (cookie === undefined || url.pathname.startsWith(WIDGETS_PREFIX)) return response;
  response.headers.append('set-cookie', cookie);
  return response;
}

/** The shared response to a page's API read, which is read from the primary; undefined if it cannot be shared. */
export async function readShared(
  address: string,
  page: RequestContext,
): Promise<StoredResponse | undefined> {
  const url = new URL(address, page.url);
  // Members must see their own changes: a browser with a bookmark bypasses the cache.
  if (Number(page.env.CACHE_MAX_AGE_MS) <= 0 || !isPublicRead(url) || hasBookmark(page.request))
    return undefined;
  const read = { ...page, request: new Request(url), url, database: page.primary };
  return findSharedResponse(toWanted(read, readApi));
}

async function readApi(read: RequestContext): Promise<Response> {
  return addSecurityHeaders(await fetchApi(read), read.env);
}

/** @param names the sections whose builds are in the response @param theme of a page */
function toWanted(
  context: RequestContext,
  next: Next,
  names: string[] = [],
  theme?: Theme,
): CacheQuery {
  const { request, url, env, shell, execution, rollout } = context;
  const { origin, pathname, search } = url;
  const address = `${origin} ${pathname}${search} ${env.EDGE_BUILD} ${shell.build}`;
  return {
    maxAge: Number(env.CACHE_MAX_AGE_MS),
    context: execution,
    key: () =>
      theme === undefined ? address : `${address} ${theme} ${getKnownBuilds(context, names)}`,
    make(waited) {
      const cookieValues = { [ROLLOUT_COOKIE]: rollout, [THEME_COOKIE]: theme ?? 'system' };
      const cookies = Object.entries(cookieValues).map(
        ([name, value]) => `${buildCookie(request, name).name}=${value}`,
      );
      // Only these cookies are passed on, so that nothing personal gets into shared responses.
      const headers = { cookie: cookies.join('; ') };
      return next({ ...context, request: new Request(request.url, { headers }), waited });
    },
  };
}

/** The sections on a page: its owner and those with strips; all sections with a Worker for shell pages and widgets. */
function listVisitSections(context: RequestContext): string[] {
  const { env, url } = context;
  const open = openSections(env);
  const owner = findSection(open, url.pathname)?.name;
  if (owner === undefined) return open.map(({ name }) => name);
  const hasStrips = findPageTag(findCachedManifest(context, owner), url.pathname) !== undefined;
  return hasStrips ? [owner, ...listStripSections(env, owner)] : [owner];
}
