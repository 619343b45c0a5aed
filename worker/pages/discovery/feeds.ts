import { documentTitle } from '@desert/contract/pages/shell';
import { PAGE_SIZE } from '@desert/contract/records/paging';
import { Hono } from 'hono';
import { cachePublicly } from '../../http/response/cache-control.ts';
import type { DatabaseContext } from '../../platform/database/open.ts';
import { namedKinds } from '../../records/registry.ts';
import { newestEntries } from './entries.ts';
import { RSS, rssOf } from './rss.ts';

const MAX_AGE = 300;

export const feeds = new Hono<DatabaseContext>();

for (const [name, kind] of namedKinds) {
  const { feed } = kind;
  if (!feed) continue;
  feeds.get(`/${name}/feed.xml`, cachePublicly(MAX_AGE), async (c) => {
    const page = `${new URL(c.req.url).origin}/${name}`;
    const xml = rssOf({
      title: documentTitle(feed.title),
      description: feed.description,
      page,
      address: `${page}/feed.xml`,
      entries: await newestEntries(c.var.database, kind, { page, limit: PAGE_SIZE }),
    });
    return c.body(xml, 200, RSS);
  });
}
