/** Documents of pages that are hydrated on the first use of a control: docs/decisions/0088-lazy-hydration.md */
import type { FragmentHead } from '@desert/contract/pages/page';
import { expect, it } from 'vitest';
import { manifest, readPage, released, rendering } from '../test/visit.ts';

const PAGE = '/history/2011-12';
const READ = '/api/news/?limit=3';
const SCRIPT = '<link rel="modulepreload" href="/mf/history/';
const HTML = '<h1>2011-12</h1>';

const route = {
  path: '/history/:year',
  reads: { records: READ },
  loading: '',
  shared: true,
  styleNames: [],
  lazyHydration: true,
};

async function visit(head: Partial<FragmentHead> = {}, published: object = {}) {
  const built = released('aaaa', { routes: [route], ...published });
  const { html, state } = await readPage(PAGE, rendering(HTML, head, built));
  const isLazy = state.lazyHydration === true;
  return { html, state, isLazy };
}

it('the document has the section’s HTML and sheet, but no data, scripts, or manifest', async () => {
  const { html, state, isLazy } = await visit();
  expect(isLazy).toBe(true);
  expect(html).toContain(HTML);
  expect([state.responses, state.manifests]).toEqual([{}, {}]);
  expect(html).not.toContain(SCRIPT);
  for (const href of released('aaaa').styles)
    expect(html).toContain(`<link rel="stylesheet" media="not all" href="${href}"`);
});

it.each([
  ['a page with an error', { status: 404 }, {}],
  ['a page of another kit, which the browser renders', {}, { kit: '7.llll' }],
  ['a route without it', {}, { routes: [{ ...route, lazyHydration: false }] }],
])('%s has its data', async (_, head, published) => {
  const { html, state, isLazy } = await visit(head, published);
  expect(isLazy).toBe(false);
  expect(Object.keys(state.responses)).toEqual([READ]);
  expect(state.manifests).toHaveProperty(manifest.name);
  expect(html).toContain(SCRIPT);
});
