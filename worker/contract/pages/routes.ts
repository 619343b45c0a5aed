import { parse } from 'regexparam';
import type { RouteManifest } from './page.ts';

export type RouteParams = Record<string, string>;

export interface RouteMatch<R extends Pick<RouteManifest, 'path'>> {
  route: R;
  params: RouteParams;
}

/**
 * Finds the route of a path. @param path percent-encoded; parameters are decoded @returns null if none matches, or for
 * an invalid encoding
 */
export function matchRoute<R extends Pick<RouteManifest, 'path'>>(
  routes: readonly R[],
  path: string,
): RouteMatch<R> | null {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path);
    const match = pattern.exec(path);
    if (!match) continue;
    try {
      const values = keys.map((key, at) => [key, decodeURIComponent(match[at + 1] ?? '')]);
      return { route, params: Object.fromEntries(values) as RouteParams };
    } catch {
      return null;
    }
  }
  return null;
}

/** The section that owns a path: '/history/2011-12' belongs to the one at '/history'. */
export function findSection<S extends { path: string }>(
  sections: readonly S[],
  path: string,
): S | undefined {
  return sections.find((section) => path === section.path || path.startsWith(`${section.path}/`));
}

/**
 * Fills a template. `:name` in a path is a route parameter; `key=:name` in a query comes from the route or the page's
 * query, and is dropped if empty. @example expandTemplate('/api/merch/?cursor=:cursor', {}, 'cursor=x') ===
 * '/api/merch/?cursor=x'
 */
export function expandTemplate(template: string, params: RouteParams, search = ''): string {
  const [path = '', query = ''] = template.split('?');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(query)) {
    const name = value.slice(1);
    const expanded = value.startsWith(':') ? (params[name] ?? given.get(name)) : value;
    if (expanded) kept.set(key, expanded);
  }
  return kept.size > 0 ? `${filled}?${kept.toString()}` : filled;
}

/** The reads of a route with their addresses, in order of declaration. */
export function listReads(
  { route, params }: { route: Pick<RouteManifest, 'reads'>; params: RouteParams },
  search: string,
): [name: string, address: string][] {
  return Object.entries(route.reads).map(([name, template]) => [
    name,
    expandTemplate(template, params, search),
  ]);
}

/** The tag of a season's, player's or game's page: 'season:2011-12' for the template 'season::year'. */
export function getRouteTag({
  route,
  params,
}: {
  route: Pick<RouteManifest, 'tag'>;
  params: RouteParams;
}): string | undefined {
  return route.tag === undefined ? undefined : expandTemplate(route.tag, params);
}

/** Whether reads contain `:viewer`, the viewer's id. */
export function isPersonal({ reads }: Pick<RouteManifest, 'reads'>): boolean {
  return Object.values(reads).some((template) => /:viewer\b/.test(template));
}

/** Base for parsing relative addresses; never requested. */
const SITE = 'https://site.invalid';

/** Accepts only addresses of this site's pages (no open redirects). @returns path, query and hash; '/' if unsafe */
export function safeRedirectPath(next: unknown): string {
  // Browsers treat '\' as '/', and drop tabs and line breaks.
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(next)) return '/';
  const { origin, pathname, search, hash } = new URL(next, SITE);
  const isPage = origin === SITE && !/^\/(?:\/|api(?:\/|$))/i.test(pathname);
  return isPage ? pathname + search + hash : '/';
}
