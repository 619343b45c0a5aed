import { Hono } from 'hono';
import { cachePublicly } from '../../caching.ts';
import type { DatabaseContext } from '../../database/open.ts';
import { openSections } from '../../page/sections.ts';
import { namedKinds } from '../../records/registry.ts';
import { sitemapIndexOf, urlSetOf } from './documents.ts';
import { fixedPages } from './pages.ts';
import { countSitemaps, recordIds } from './records.ts';

/** Seconds. */
const MAX_AGE = 3600;

const cached = cachePublicly(MAX_AGE);

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

export const sitemaps = new Hono<DatabaseContext>();

sitemaps.get('/sitemap.xml', cached, async (c) => {
  const { origin } = new URL(c.req.url);
  const counts = await countSitemaps(c.var.database);
  const ofRecords = counts.flatMap(({ name, count }) =>
    Array.from({ length: count }, (_, at) => `${origin}/${name}/sitemap-${at + 1}.xml`),
  );
  return c.body(sitemapIndexOf([`${origin}/sitemap-pages.xml`, ...ofRecords]), 200, XML);
});

sitemaps.get('/sitemap-pages.xml', cached, async (c) => {
  const { origin } = new URL(c.req.url);
  const paths = await fixedPages(c.var.database, openSections(c.env));
  return c.body(urlSetOf(paths.map((path) => origin + path)), 200, XML);
});

for (const [name, { table }] of namedKinds) {
  sitemaps.get(`/${name}/:file{sitemap-[1-9][0-9]{0,9}\\.xml}`, cached, async (c) => {
    const { origin } = new URL(c.req.url);
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const ids = await recordIds(c.var.database, table, page);
    // The format has no sitemap without an address.
    if (ids.length === 0) return c.notFound();
    return c.body(urlSetOf(ids.map((id) => `${origin}/${name}/${id}`)), 200, XML);
  });
}
