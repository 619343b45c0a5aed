/** Sitemaps: https://www.sitemaps.org/protocol.html. Those of records cover ranges of ids, to bound the rows read. */
import { DAYS_OF_YEAR } from '@desert/contract/history/months';
import { UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { RULES_PATH, REPORT_PATH, SAFETY_PATH } from '@desert/contract/moderation/moderation-pages';
import { CONTACT_PATH, TERMS_PATH } from '@desert/contract/pages/operator';
import { PRIVACY_PATH } from '@desert/contract/pages/shell';
import { and, asc, gt, lte, max } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { Hono } from 'hono';
import { readDocument } from '../../history/documents.ts';
import { readPlayers } from '../../history/players.ts';
import { cachePublicly } from '../../http/response/cache-control.ts';
import { escapeXml } from '../../http/response/markup.ts';
import type { Database, DatabaseContext } from '../../platform/database/open.ts';
import type { RecordKind } from '../../records/kind.ts';
import { namedKinds } from '../../records/registry.ts';
import { openSections } from '../sections/section-workers.ts';

/** Ids per sitemap of records, and so the maximum of its rows read. The format allows 50,000. */
export const IDS_PER_SITEMAP = 5000;

const MAX_AGE = 3600;

const cached = cachePublicly(MAX_AGE);

const LISTS = [
  '/history/players',
  '/history/leaders',
  '/history/against',
  '/history/records',
  '/history/playoffs',
  '/history/find',
  '/history/lights',
  '/history/games',
  '/history/more',
  '/history/coaches',
  '/history/arenas',
  '/history/compare',
  '/history/data',
];

const XML = { 'Content-Type': 'application/xml; charset=utf-8' };

export const sitemaps = new Hono<DatabaseContext>();

sitemaps.get('/sitemap.xml', cached, async (c) => {
  const paths = [
    '/sitemap-pages.xml',
    '/sitemap-games.xml',
    ...(await recordSitemaps(c.var.database)),
  ];
  return c.body(renderSitemap('sitemapindex', 'sitemap', c.req.url, paths), 200, XML);
});

sitemaps.get('/sitemap-pages.xml', cached, async (c) => {
  const { database } = c.var;
  const [seasons, players, opponents, coaches, lists] = await Promise.all([
    readDocument(database, 'teams'),
    readPlayers(database),
    readDocument(database, 'games/opponents'),
    readDocument(database, 'coaches'),
    readDocument(database, 'lists'),
  ]);
  const paths = [
    '/',
    RULES_PATH,
    SAFETY_PATH,
    TERMS_PATH,
    PRIVACY_PATH,
    CONTACT_PATH,
    REPORT_PATH,
    ...openSections(c.var.env).map(({ path }) => path),
    ...(seasons ?? []).flatMap(({ year }) => [`/history/${year}`, `/history/${year}/games`]),
    `/history/${UNPLAYED_SEASON}`,
    ...LISTS,
    ...(lists ?? []).map(({ name }) => `/history/lists/${name}`),
    ...players.map(({ slug }) => `/history/players/${slug}`),
    ...(coaches ?? []).map(({ slug }) => `/history/coaches/${slug}`),
    ...(opponents ?? []).map(({ slug }) => `/history/against/${slug}`),
  ];
  return c.body(renderSitemap('urlset', 'url', c.req.url, paths), 200, XML);
});

sitemaps.get('/sitemap-games.xml', cached, async (c) => {
  const games = ((await readDocument(c.var.database, 'games/dates')) ?? []).map(
    (date) => `/history/games/${date}`,
  );
  const days = DAYS_OF_YEAR.map((day) => `/history/on/${day}`);
  return c.body(renderSitemap('urlset', 'url', c.req.url, [...days, ...games]), 200, XML);
});

for (const [name, kind] of namedKinds) {
  sitemaps.get(`/${name}/:file{sitemap-[1-9][0-9]{0,9}\\.xml}`, cached, async (c) => {
    const page = Number(/\d+/.exec(c.req.param('file'))?.[0]);
    const ids = await recordIds(c.var.database, kind, page);
    // The format requires at least one address.
    if (ids.length === 0) return c.notFound();
    const paths = ids.map((id) => `/${name}/${id}`);
    return c.body(renderSitemap('urlset', 'url', c.req.url, paths), 200, XML);
  });
}

async function recordSitemaps(database: Database): Promise<string[]> {
  const last = namedKinds.map(([, { table }]) =>
    database.select({ id: max(table.id) }).from(table),
  );
  const batch = await database.batch(last as unknown as [BatchItem<'sqlite'>]);
  return namedKinds.flatMap(([name], at) => {
    const [row] = batch[at] as { id: number | null }[];
    const length = Math.ceil((row?.id ?? 0) / IDS_PER_SITEMAP);
    return Array.from({ length }, (_, page) => `/${name}/sitemap-${page + 1}.xml`);
  });
}

/** The published ids of one sitemap. @param page counts from 1, oldest records first */
async function recordIds(
  database: Database,
  { table, isPublished }: RecordKind,
  page: number,
): Promise<number[]> {
  const last = page * IDS_PER_SITEMAP;
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(gt(table.id, last - IDS_PER_SITEMAP), lte(table.id, last), isPublished))
    .orderBy(asc(table.id));
  return rows.map((row) => row.id as number);
}

function renderSitemap(root: string, entry: string, site: string, paths: string[]): string {
  const addresses = paths.map((path) => escapeXml(new URL(path, site).href));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>`),
    `</${root}>\n`,
  ].join('\n');
}
