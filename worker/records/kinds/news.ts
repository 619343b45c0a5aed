import { NO_ADDRESS } from '@desert/contract/photos/images';
import { KINDS } from '@desert/contract/records/kinds';
import { type Post, PostInput } from '@desert/contract/records/news';
import { news, newsComments, newsRows } from '@desert/drizzle/schema';
import type { StoryKind } from '../kind.ts';
import { defineStoryColumns, defineStoryList, toStory, type StoryRow } from '../stories.ts';

export const postKind: StoryKind<StoryRow, Post> = {
  ...KINDS.news,
  name: 'news',
  table: news,
  recordRows: newsRows,
  comments: newsComments,
  input: PostInput,
  search: { title: news.title, text: news.details },
  columns: (reading) => defineStoryColumns('news', news, reading),
  toJson: (row, reading) => ({
    ...toStory(row, reading),
    users: row.author,
    images: row.images.map((image) => ({ ...image, news_id: row.id })),
  }),
  tags: news.tags,
  images: { missing: NO_ADDRESS },
  list: defineStoryList(news),
  entryOf: (post) => ({ ...post, author: post.users, picture: post.images[0] }),
  feed: { title: 'News', description: 'Coyotes news from the fans.' },
};
