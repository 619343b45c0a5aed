/** What search engines and feed readers find the site by, written when it is asked for. */
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { noStore } from '../api/caching.ts';
import type { ApiContext } from '../api/context.ts';
import { openDatabase } from '../api/database.ts';
import { unexpectedError, unknownPath } from '../api/errors.ts';
import { feeds } from './feeds/routes.ts';
import { robots } from './robots.ts';
import { sitemaps } from './sitemap/routes.ts';

/** Whether an address is for `discovery` to answer. */
export function isDiscovery(pathname: string): boolean {
  return pathname === '/robots.txt' || pathname.endsWith('.xml');
}

export const discovery = new Hono<ApiContext>();

discovery.onError(unexpectedError);
discovery.notFound(unknownPath);
discovery.use(noStore, etag(), openDatabase);
discovery.route('/', robots);
discovery.route('/', sitemaps);
discovery.route('/', feeds);
