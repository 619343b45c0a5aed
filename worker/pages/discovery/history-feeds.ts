import { SEASONS } from '@desert/contract/history/seasons';
import { formatDocumentTitle } from '@desert/contract/pages/shell';
import { type TagRef, tagKey } from '@desert/contract/tags/tags';
import { persons, personSlugs } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { cachePublicly } from '../../http/response/cache-control.ts';
import type { Database, DatabaseContext } from '../../platform/database/open.ts';
import { namedKinds } from '../../records/registry.ts';
import { findTags } from '../../records/tags.ts';
import { readNewestEntries } from './entries.ts';
import { RSS, renderRss } from './rss.ts';

const MAX_AGE = 300;

const FEED_ENTRIES = 10;

const cached = cachePublicly(MAX_AGE);

export const historyFeeds = new Hono<DatabaseContext>();

historyFeeds.get('/history/:year{\\d{4}-\\d{2}}/feed.xml', cached, async (c) => {
  const year = c.req.param('year');
  if (!SEASONS.includes(year)) return c.notFound();
  return c.body(await buildTagFeed(c, { kind: 'season', id: year }, year), 200, RSS);
});

historyFeeds.get('/history/players/:slug/feed.xml', cached, async (c) => {
  const typedSlug = c.req.param('slug');
  const player = await findPlayer(c.var.database, typedSlug.toLowerCase());
  if (!player) return c.notFound();
  const { id, slug, name } = player;
  if (slug !== typedSlug) return c.redirect(`/history/players/${slug}/feed.xml`, 301);
  return c.body(await buildTagFeed(c, { kind: 'player', id }, name), 200, RSS);
});

historyFeeds.get('/history/games/:date{\\d{4}-\\d{2}-\\d{2}}/feed.xml', cached, async (c) => {
  const id = c.req.param('date');
  const [game] = await findTags(c.var.database, [{ kind: 'game', id }]);
  if (!game) return c.notFound();
  return c.body(await buildTagFeed(c, { kind: 'game', id }, game.label), 200, RSS);
});

async function findPlayer(database: Database, slug: string) {
  const { id, name } = persons;
  return database
    .select({ id, slug: persons.slug, name })
    .from(personSlugs)
    .innerJoin(persons, eq(persons.id, personSlugs.person_id))
    .where(eq(personSlugs.slug, slug))
    .get();
}

async function buildTagFeed(
  c: Context<DatabaseContext>,
  ref: TagRef,
  label: string,
): Promise<string> {
  const { origin, href } = new URL(c.req.url);
  const entries = await Promise.all(
    namedKinds.map(([name, kind]) =>
      readNewestEntries(c.var.database, kind, {
        page: `${origin}/${name}`,
        limit: FEED_ENTRIES,
        tag: tagKey(ref),
      }),
    ),
  );
  return renderRss({
    title: formatDocumentTitle(label),
    description: `What Coyotes fans are saying about ${label}.`,
    page: href.replace(/\/feed\.xml$/, ''),
    address: href,
    entries: entries.flat().toSorted((a, b) => b.published.getTime() - a.published.getTime()),
  });
}
