/** Checks the size of the style rules in documents, and that each page declares its modules. Needs no browser. */
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SectionManifest } from '@desert/contract/pages/page';
import { expect, it } from 'vitest';
import { root, listSectionNames } from '../../scripts/site/root.ts';
import { siteUrl } from '../site/url.ts';

/** The quality at which the edge compresses documents: see `scripts/size/built.ts`. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

it.each([
  ['/news/3', 4250],
  ['/merch/14', 4600],
  ['/memories/4', 4450],
  // No test tags this season: the page has the rules of all strips, but no records.
  ['/history/1986-87', 5550],
])('the style rules in the document of %s take at most %i bytes', async (path, limit) => {
  const html = await (await fetch(siteUrl() + path)).text();
  const rules = Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css]) => css);
  expect(rules.length).toBeGreaterThan(1);
  expect(brotliCompressSync(rules.join(''), { params }).length).toBeLessThanOrEqual(limit);
});

it.each(listSectionNames())(
  'each route and widget of %s declares the modules that render it',
  async (name) => {
    const file = join(root, `mf-${name}/dist/server/section-manifest.js`);
    const { routes, widgets = {} } = ((await import(file)) as { default: SectionManifest }).default;
    const declared = [
      ...routes.map((route) => [route.path, route] as const),
      ...Object.entries(widgets),
    ];
    expect(declared.filter(([, { styleNames }]) => !styleNames).map(([what]) => what)).toEqual([]);
  },
);
