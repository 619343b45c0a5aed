import type { Image } from '@desert/contract/images';
import { documentTitle } from '@desert/contract/page';
import { PAGE_SIZE } from '@desert/contract/paging';
import type { Story } from '@desert/contract/stories';
import type { Context } from 'hono';
import type { Collection } from '../../api/records/collection.ts';
import { listRecords } from '../../api/records/queries.ts';
import type { DatabaseContext } from '../../database/open.ts';
import { type Entry, rssOf } from './rss.ts';

interface StoryFeed<Row extends object, Answer extends Story> {
  title: string;
  description: string;
  /** Of the page with the list; the feed and the page of each story lie under it. */
  path: string;
  collection: Collection<Row, Answer>;
  authorOf: (story: Answer) => string;
  pictureOf?: (story: Answer) => Image | undefined;
}

/** Answers with the newest stories of a section, as its list shows them to nobody in particular. */
export function storyFeed<Row extends object, Answer extends Story>(feed: StoryFeed<Row, Answer>) {
  return async (c: Context<DatabaseContext>) => {
    const { origin } = new URL(c.req.url);
    const page = origin + feed.path;
    const newest = { limit: PAGE_SIZE };
    const { records } = await listRecords(c.var.database, feed.collection, newest, null);
    const xml = rssOf({
      title: documentTitle(feed.title),
      description: feed.description,
      page,
      address: `${page}/feed.xml`,
      entries: records.map((story) => entryOf(story, page, feed)),
    });
    return c.body(xml, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
  };
}

function entryOf<Row extends object, Answer extends Story>(
  story: Answer,
  page: string,
  { authorOf, pictureOf }: StoryFeed<Row, Answer>,
): Entry {
  const picture = pictureOf?.(story);
  return {
    title: story.title,
    address: `${page}/${story.id}`,
    text: story.details,
    author: authorOf(story),
    published: new Date(story.created_at),
    picture: picture && { ...picture, url: new URL(picture.url, page).href },
  };
}
