import { PAGE_SIZE } from '@desert/contract/paging';
import { documentTitle } from '@desert/contract/shell';
import { Hono } from 'hono';
import { cachePublicly } from '../caching.ts';
import type { DatabaseContext } from '../database/open.ts';
import type { FeedEntry } from '../records/kind.ts';
import { listRecords } from '../records/queries.ts';
import { namedKinds } from '../records/registry.ts';
import { type Entry, rssOf } from './rss.ts';

/** Seconds: feed readers ask often, and many of them. */
const MAX_AGE = 300;

/** The newest of each kind that has a feed, at the address of its list with `/feed.xml`. */
export const feeds = new Hono<DatabaseContext>();

for (const [name, kind] of namedKinds) {
  const { feed } = kind;
  if (!feed) continue;
  feeds.get(`/${name}/feed.xml`, cachePublicly(MAX_AGE), async (c) => {
    const page = `${new URL(c.req.url).origin}/${name}`;
    const { records } = await listRecords(c.var.database, kind, { limit: PAGE_SIZE }, null);
    const xml = rssOf({
      title: documentTitle(feed.title),
      description: feed.description,
      page,
      address: `${page}/feed.xml`,
      entries: records.map((record) => entryOf(feed.entryOf(record), page)),
    });
    return c.body(xml, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
  });
}

function entryOf({ id, title, details, author, created_at, picture }: FeedEntry, page: string) {
  return {
    title,
    address: `${page}/${id}`,
    text: details,
    author: author.username,
    published: new Date(created_at),
    picture: picture && { ...picture, ...picture.photo, url: new URL(picture.url, page).href },
  } satisfies Entry;
}
