import type { FragmentRequest } from '@desert/contract/pages/page';
import { expect, it } from 'vitest';
import {
  sectionWith,
  fragment,
  type Handler,
  readPage,
  released,
  rendering,
  visit,
} from '../../test/visit.ts';
import { cacheManifest } from './manifests.ts';
import { getRolloutKey, VERSION_KEY_HEADER } from './rollout.ts';

const from = (address: string, cookie?: string) => ({
  headers: { 'CF-Connecting-IP': address, ...(cookie && { Cookie: cookie }) },
});
const keyOf = (visitor: ReturnType<typeof from>) =>
  getRolloutKey(new Request('https://desert.test/', visitor));

/** A section with two versions: like the platform, it chooses by the version key. */
const twoVersions: Handler = (request) => {
  const build = request.headers.get(VERSION_KEY_HEADER) === '7' ? 'bbbb' : 'aaaa';
  const { pathname } = new URL(request.url);
  if (pathname === '/fragment')
    return rendering(build, {}, released(build, { styles: [] }))(request);
  return new Response(build, { status: pathname.includes(build) ? 200 : 404 });
};

it('the rollout key of a visitor is one of 100, and the same for the same address', () => {
  const keys = [...Array(300).keys()].map((n) => keyOf(from(`198.51.100.${n}`)));
  expect(keys.filter((key) => !/^\d{1,2}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBeGreaterThan(60);
  expect(keyOf(from('198.51.100.7'))).toBe(keys[7]);
});

it('the rollout key of a visitor is kept in a cookie when the address changes', async () => {
  const first = await visit('/', twoVersions, from('203.0.113.1'));
  const [cookie = ''] = first.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-rollout=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; Secure/);
  const [pair = ''] = cookie.split(';');
  const moved = from('203.0.113.99', pair);
  expect(`__Host-rollout=${keyOf(moved)}`).toBe(pair);
  expect((await visit('/', twoVersions, moved)).headers.getSetCookie()).toEqual([]);
});

it.each(['100', '-1', 'x', ''])('a forged rollout key in a cookie is ignored: %j', (value) => {
  const forged = from('203.0.113.1', `__Host-rollout=${value}`);
  expect(keyOf(forged)).toBe(keyOf(from('203.0.113.1')));
});

it('the rollout cookie is not set with files and API responses', async () => {
  for (const path of ['/mf/history/aaaa/x.js', '/api/health'])
    expect((await visit(path, twoVersions)).headers.getSetCookie()).toEqual([]);
});

it.each([
  ['7', 'bbbb'],
  ['8', 'aaaa'],
])('a visitor with the rollout key %s gets the page and files of %s', async (key, build) => {
  const visitor = from('203.0.113.1', `__Host-rollout=${key}`);
  const { html, state } = await readPage('/history/2011-12', twoVersions, visitor);
  expect(html).toContain(`<main>${build}</main>`);
  expect(html).toContain(`history ${build}"`);
  expect(state.manifests['history']!.build).toBe(build);
  const file = await visit(`/mf/history/${build}/remoteEntry.js`, twoVersions, visitor);
  expect(await file.text()).toBe(build);
});

it('a page never mixes the reads of one version of its section with the HTML of another', async () => {
  const newer = released('bbbb', {
    styles: [],
    routes: [{ path: '/history/:year', reads: { all: '/api/history/teams/' }, loading: '' }],
  });
  const section = sectionWith(async (request) => {
    const { responses: given } = await request.json<FragmentRequest>();
    return fragment(Object.keys(given).join());
  }, newer);
  const visitor = from('203.0.113.1', '__Host-rollout=7');
  /** Another visit to this Worker caches the older version’s manifest meanwhile. */
  const meanwhile: Handler = (request) => {
    cacheManifest({ rollout: '7' }, released('aaaa'));
    return section(request);
  };
  const response = await visit('/history/2011-12', meanwhile, visitor);
  expect(await response.text()).toContain('<main>/api/history/teams/</main>');
});
