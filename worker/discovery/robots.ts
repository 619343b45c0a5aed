import { Hono } from 'hono';
import { cachePublicly } from '../caching.ts';
import type { DatabaseContext } from '../database/open.ts';

/** Seconds. */
const MAX_AGE = 3600;

export const robots = new Hono<DatabaseContext>();

/** Pages hold what the API says. A page that must not be listed says so itself, so it may be read. */
robots.get('/robots.txt', cachePublicly(MAX_AGE), (c) => {
  const { origin } = new URL(c.req.url);
  return c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
});
