import { formatDocumentTitle } from '@desert/contract/pages/shell';
import { PAGE_SIZE } from '@desert/contract/records/paging';
import { Hono } from 'hono';
import { cachePublicly } from '../../http/response/cache-control.ts';
import type { DatabaseContext } from '../../platform/database/open.ts';
import { namedKinds } from '../../records/registry.ts';
import { readNewestEntries } from './entries.ts';
import { RSS, renderRss } from './rss.ts';

const MAX_AGE = 300;

export const feeds = new Hono<DatabaseContext>();

for (const [name, kind] of namedKinds) {
  const { feed } = kind;
  if (!feed) continue;
  feeds.get(`/${name}/feed.xml`, cachePublicly(MAX_AGE), async (c) => {
    const page = `${new URL(c.req.url).origin}/${name}`;
    const xml = renderRss({
      title: formatDocumentTitle(feed.title),
      description: feed.description,
      page,
      address: `${page}/feed.xml`,
      entries: await readNewestEntries(c.var.database, kind, { page, limit: PAGE_SIZE }),
    });
    return c.body(xml, 200, RSS);
  });
}
