import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RouteManifest } from './page.ts';
import {
  expandTemplate,
  matchRoute,
  listReads,
  findSection,
  getRouteTag,
  safeRedirectPath,
} from './routes.ts';

const routes: RouteManifest[] = [
  { path: '/history', reads: { teams: '/api/history/teams/' }, loading: 'Loading' },
  { path: '/history/:year', reads: { team: '/api/history/teams/:year/' }, loading: 'Loading' },
];

it.each([
  ['/history/2011-12', { year: '2011-12' }],
  ['/history/2011-12/', { year: '2011-12' }],
  ['/history/%C3%A9', { year: 'é' }],
  ['/history/2011-12/x', undefined],
  ['/history/%E0%A4%A', undefined],
])('the route of %s has the parameters %j', (path, params) => {
  expect(matchRoute(routes, path)?.params).toEqual(params);
  expect(matchRoute(routes, path)?.route).toBe(params && routes[1]);
});

it('a section has its own path and every path below, but no path that only begins alike', () => {
  const sections = [{ path: '/news' }, { path: '/history' }];
  expect(findSection(sections, '/history')).toBe(sections[1]);
  expect(findSection(sections, '/history/x/y')).toBe(sections[1]);
  expect(findSection(sections, '/historyx')).toBeUndefined();
});

it('a read’s address keeps each parameter in one path segment, and takes only the query that its template names', () => {
  const path = expandTemplate('/api/history/teams/:year/', { year: '../a?b' });
  expect(path).toBe('/api/history/teams/..%2Fa%3Fb/');
  const read = '/api/merch/?limit=24&cursor=:cursor';
  expect(expandTemplate(read, {}, 'cursor=a%26b&evil=1')).toBe('/api/merch/?limit=24&cursor=a%26b');
  for (const search of ['', 'cursor=&evil=1'])
    expect(expandTemplate(read, {}, search)).toBe('/api/merch/?limit=24');
});

it('each read of a route gets its address from the page’s parameters', () => {
  const match = matchRoute(routes, '/history/2011-12/')!;
  expect(listReads(match, '')).toEqual([['team', '/api/history/teams/2011-12/']]);
});

it('a page has a tag if its route has a tag', () => {
  const [route] = routes;
  const params = { year: '2011-12' };
  expect(getRouteTag({ route: { tag: 'season::year' }, params })).toBe('season:2011-12');
  expect(getRouteTag({ route: { ...route }, params })).toBeUndefined();
});

it('a page requests the very record that its address names', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(text, text, (year, cursor) => {
      const query = new URLSearchParams({ cursor });
      const { pathname } = new URL(`https://desert.test/history/${encodeURIComponent(year)}`);
      const params = matchRoute(routes, pathname)?.params ?? {};
      // Browsers resolve '.' and '..' in an address.
      expect(params).toEqual(/^\.{1,2}$/.test(year) ? {} : { year });
      const read = '/api/history/teams/:year/?cursor=:cursor';
      const address = new URL(
        expandTemplate(read, { year: 'x', ...params }, query.toString()),
        'https://desert.test',
      );
      expect(address.pathname.split('/')).toHaveLength(6);
      expect([...address.searchParams]).toEqual([['cursor', cursor]]);
    }),
  );
});

it.each(['/', '/history/2011-12', '/merch?cursor=x#comments', '/api-of-old', '/news/%2F%2Fa'])(
  'the address %s is a page of this site',
  (next) => expect(safeRedirectPath(next)).toBe(next),
);

it.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '\n//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  'history',
  '',
  '/a\u0000b',
  '/api',
  '/api/auth/logout',
  '/API/auth/logout',
  '/x/../api/auth/logout',
  '/%2e/api/auth/logout',
  undefined,
  null,
  ['/history'],
])('a redirect to %j leads to the home page instead', (next) =>
  expect(safeRedirectPath(next)).toBe('/'),
);

it('a redirect never leaves the site, whatever it is given', () => {
  const part = fc.constantFrom('/', '\\', '\t', '.', '..', '@', ':', '%2f', 'evil.test', '?', '#');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 6 }), (parts) => {
      const next = safeRedirectPath(`/${parts.join('')}`);
      const site = new URL('https://desert.test/login');
      expect(new URL(next, site).origin).toBe(site.origin);
      expect(next).toMatch(/^\/(?!\/)/);
    }),
  );
});
