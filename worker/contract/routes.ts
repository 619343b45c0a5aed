/** Which route a path belongs to and which API reads it needs: the edge and the browser must agree. */
import { parse } from 'regexparam';
import type { RouteManifest } from './page.ts';

export type RouteParams = Record<string, string>;

export interface RouteMatch<R extends Pick<RouteManifest, 'path'>> {
  route: R;
  params: RouteParams;
}

/**
 * The first route that fits a path, with or without a trailing slash.
 * @param path percent-encoded, as in an address; the parameters come out decoded
 * @returns null where none fits or the path is not valid percent-encoding
 */
export function matchRoute<R extends Pick<RouteManifest, 'path'>>(
  routes: readonly R[],
  path: string,
): RouteMatch<R> | null {
  for (const route of routes) {
    const { keys, pattern } = parse(route.path);
    const found = pattern.exec(path);
    if (!found) continue;
    try {
      const values = keys.map((key, at) => [key, decodeURIComponent(found[at + 1] ?? '')]);
      return { route, params: Object.fromEntries(values) as RouteParams };
    } catch {
      return null;
    }
  }
  return null;
}

/** The section that owns a path: '/history/2011-12' belongs to the one at '/history'. */
export function sectionAt<S extends { path: string }>(
  sections: readonly S[],
  path: string,
): S | undefined {
  return sections.find((section) => path === section.path || path.startsWith(`${section.path}/`));
}

/**
 * The address of a read: `:name` in its path comes from the route's parameters, `key=:name` in its
 * query from those or else from the page's query string, and is left out where neither has it or it is empty,
 * as a field of a form is that nobody filled in.
 * @example expandTemplate('/api/merch/?cursor=:cursor', {}, 'cursor=x') === '/api/merch/?cursor=x'
 */
export function expandTemplate(template: string, params: RouteParams, search = ''): string {
  const [path = '', query = ''] = template.split('?');
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(query)) {
    const name = value.slice(1);
    const known = value.startsWith(':') ? (params[name] ?? given.get(name)) : value;
    if (known) kept.set(key, known);
  }
  return kept.size > 0 ? `${filled}?${kept.toString()}` : filled;
}

/** Every read of a route with its address, in the order of declaration. */
export function readsOf(
  { route, params }: { route: Pick<RouteManifest, 'reads'>; params: RouteParams },
  search: string,
): [name: string, address: string][] {
  return Object.entries(route.reads).map(([name, template]) => [
    name,
    expandTemplate(template, params, search),
  ]);
}

/**
 * What a page is of, as a tag of records; none where it is of nothing that records are tied to.
 * @example tagOf({ route: { tag: 'season::year' }, params: { year: '2011-12' } }) === 'season:2011-12'
 */
export function tagOf({
  route,
  params,
}: {
  route: Pick<RouteManifest, 'tag'>;
  params: RouteParams;
}): string | undefined {
  return route.tag === undefined ? undefined : expandTemplate(route.tag, params);
}

/** Whether reads are those of who is signed in: one of them has `:viewer`, which is their id. */
export function isPersonal({ reads }: Pick<RouteManifest, 'reads'>): boolean {
  return Object.values(reads).some((template) => /:viewer\b/.test(template));
}
