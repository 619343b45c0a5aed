import { WHEN_PATH } from '@desert/contract/history/attendance';
import { FIND_PATH } from '@desert/contract/history/find';
import { gamePath } from '@desert/contract/history/game-text';
import { isMemberPath, SETTINGS_PATH } from '@desert/contract/members/members';
import { isShareCard } from '@desert/contract/pages/head';
import { findDates } from '@desert/contract/text/dates';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { cachePublicly, noStore } from '../../http/response/cache-control.ts';
import { respondNotFound, handleUnexpectedError } from '../../http/response/errors.ts';
import { type DatabaseContext, openDatabase } from '../../platform/database/open.ts';
import type { RequestContext } from '../../request-context.ts';
import { cards } from '../share-images/routes.ts';
import { dayFeed } from './day-feed.ts';
import { feeds } from './feeds.ts';
import { historyFeeds } from './history-feeds.ts';
import { SECURITY_TXT_PATH, securityTxt } from './security-txt.ts';
import { sitemaps } from './sitemaps.ts';

const ROBOTS_MAX_AGE_S = 3600;

/** Where password managers find the form: https://w3c.github.io/webappsec-change-password-url/ */
const CHANGE_PASSWORD_PATH = '/.well-known/change-password';

/** Where password managers send a member who adds or manages passkeys: https://w3c.github.io/webappsec-passkey-endpoints/ */
const PASSKEY_ENDPOINTS_PATH = '/.well-known/passkey-endpoints';

/** The longest text that a visitor may ask with. */
const MAX_WHEN = 200;

export function isDiscovery(pathname: string): boolean {
  const files = [
    '/robots.txt',
    SECURITY_TXT_PATH,
    CHANGE_PASSWORD_PATH,
    PASSKEY_ENDPOINTS_PATH,
    WHEN_PATH,
  ];
  if (isShareCard(pathname) || files.includes(pathname)) return true;
  return pathname.endsWith('.xml') && !isMemberPath(pathname);
}

export const discovery = new Hono<DatabaseContext>();

discovery.onError(handleUnexpectedError);
discovery.notFound(respondNotFound);
discovery.use(noStore, etag(), openDatabase);

// Disallows the API only: a crawler must read a page to see its `noindex`. The archive is made of the API, too.
discovery.get('/robots.txt', cachePublicly(ROBOTS_MAX_AGE_S), (c) => {
  const { origin } = new URL(c.req.url);
  return c.text(
    `User-agent: *\nDisallow: /api/\n\nUser-agent: desert-archive\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
});

discovery.get(CHANGE_PASSWORD_PATH, (c) => c.redirect(SETTINGS_PATH, 302));

discovery.get(PASSKEY_ENDPOINTS_PATH, cachePublicly(ROBOTS_MAX_AGE_S), (c) => {
  const settings = new URL(SETTINGS_PATH, c.req.url).href;
  return c.json({ enroll: settings, manage: settings });
});

// A date leads to its game, or to the game's page that says that the franchise did not play; all else to the finder.
discovery.get(WHEN_PATH, (c) => {
  const text = (c.req.query('q') ?? '').slice(0, MAX_WHEN).trim();
  const [written] = findDates(text);
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  return c.redirect(written ? gamePath(written.date) : FIND_PATH + query, 303);
});

discovery.route('/', securityTxt);
discovery.route('/', sitemaps);
discovery.route('/', feeds);
discovery.route('/', cards);
discovery.route('/', dayFeed);
discovery.route('/', historyFeeds);

export function serveDiscovery(context: RequestContext) {
  return isDiscovery(context.url.pathname)
    ? discovery.fetch(context.request, context, context.execution)
    : undefined;
}
