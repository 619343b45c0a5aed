/** How much of a document its style rules take. It needs no browser. */
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { siteUrl } from '../site/url.ts';

/** As an edge compresses documents: see `scripts/size/built.ts`. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

it.each([
  ['/news/3', 3600],
  ['/merch/14', 3850],
  ['/memories/4', 4100],
  ['/history/2011-12', 4800],
])('the style rules in the document of %s take at most %i bytes', async (path, limit) => {
  const html = await (await fetch(siteUrl() + path)).text();
  const rules = Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), ([, css]) => css);
  expect(rules.length).toBeGreaterThan(1);
  expect(brotliCompressSync(rules.join(''), { params }).length).toBeLessThanOrEqual(limit);
});
