import { type Image, NO_ADDRESS } from '@desert/contract/photos/images';
import { KINDS } from '@desert/contract/records/kinds';
import { type Post, PostInput } from '@desert/contract/records/news';
import * as schema from '@desert/drizzle/schema';
import { imagesColumn } from '../images.ts';
import type { RecordKind, StoryTables } from '../kind.ts';
import { storyColumns, storyList, storyOf, type StoryRow } from '../stories.ts';

const { news } = schema;

interface PostRow extends StoryRow {
  images: Image[];
}

const story: StoryTables = {
  name: 'news',
  stories: news,
  storyRows: schema.newsRows,
  comments: schema.newsComments,
};

export const posts: RecordKind<PostRow, Post> = {
  ...KINDS.news,
  name: 'news',
  table: news,
  recordRows: schema.newsRows,
  input: PostInput,
  search: { title: news.title, text: news.details },
  columns: (reading) => ({
    ...storyColumns(story, reading),
    images: imagesColumn('news', news),
  }),
  toJson: (row, reading) => ({
    ...storyOf(row, reading),
    users: row.author,
    images: row.images.map((image) => ({ ...image, news_id: row.id })),
  }),
  tags: news.tags,
  images: { missing: NO_ADDRESS },
  story,
  list: storyList(story),
  entryOf: (post) => ({ ...post, author: post.users, picture: post.images[0] }),
  feed: { title: 'News', description: 'Coyotes news from the fans.' },
};
