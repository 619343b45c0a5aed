import { expect, it } from 'vitest';
import { readPage, released, rendering } from '../test/visit.ts';

const base = '/mf/history/cccc';
const built = released('cccc', {
  exposed: `${base}/section.js`,
  preloads: [`${base}/remote.js`, `${base}/section.js`],
  routes: [
    { path: '/history/new', reads: {}, loading: '', shape: 'form' },
    { path: '/history/:year', reads: {}, loading: '' },
    { path: '/history', reads: {}, loading: '', preloads: [`${base}/TeamsPage.js`] },
  ],
});
const ofFederation = [
  '/assets/federation.js',
  `${base}/remoteEntry.js`,
  `${base}/remote.js`,
  `${base}/section.js`,
];

async function preloadedAt(path: string, manifest = built) {
  const { html } = await readPage(path, rendering('<p></p>', {}, manifest));
  return [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address);
}

it('only the module that a section exposes is preloaded for its page', async () => {
  expect(await preloadedAt('/history/2011-12')).toEqual([built.exposed]);
});

it('the lazily loaded code of a section’s page is preloaded', async () => {
  expect(await preloadedAt('/history')).toEqual([built.exposed, `${base}/TeamsPage.js`]);
});

it.each([
  ['a form, which waits for it', '/history/new', built],
  ['a build that exposes nothing', '/history/2011-12', { ...built, exposed: undefined }],
])('Module Federation is preloaded for %s', async (_, path, manifest) => {
  expect(await preloadedAt(path, manifest)).toEqual(ofFederation);
});

it.each([
  ['the kit’s parts that a page declares are preloaded', 'controls', ['/assets/controls.js']],
  ['parts that only a later kit has are left out', 'charts', []],
  ['a part named like a property of all objects is left out', 'constructor', []],
])('%s', async (_, parts, files) => {
  const route = { path: '/history/:year', reads: {}, loading: '', parts: parts as 'controls' };
  const manifest = { ...built, routes: [route] };
  expect(await preloadedAt('/history/2011-12', manifest)).toEqual([built.exposed, ...files]);
});
