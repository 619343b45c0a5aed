/** What search engines and feed readers find the site by, written when it is asked for. */
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { noStore } from '../caching.ts';
import type { DatabaseContext } from '../database/open.ts';
import { openDatabase } from '../database/open.ts';
import { unexpectedError, unknownPath } from '../errors.ts';
import { feeds } from './feeds/routes.ts';
import { robots } from './robots.ts';
import { sitemaps } from './sitemap/routes.ts';

/** Whether an address is for `discovery` to answer. */
export function isDiscovery(pathname: string): boolean {
  return pathname === '/robots.txt' || pathname.endsWith('.xml');
}

export const discovery = new Hono<DatabaseContext>();

discovery.onError(unexpectedError);
discovery.notFound(unknownPath);
discovery.use(noStore, etag(), openDatabase);
discovery.route('/', robots);
discovery.route('/', sitemaps);
discovery.route('/', feeds);
