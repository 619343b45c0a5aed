import { KINDS } from '@desert/contract/records/kinds';
import { type Post, PostInput } from '@desert/contract/records/news';
import * as schema from '@desert/drizzle/schema';
import type { RecordKind, StoryTables } from '../kind.ts';
import { storyColumns, storyList, storyOf, type StoryRow } from '../stories.ts';

const { news } = schema;

const story: StoryTables = {
  name: 'news',
  stories: news,
  storyRows: schema.newsRows,
  comments: schema.newsComments,
  commentRows: schema.newsCommentRows,
};

export const posts: RecordKind<StoryRow, Post> = {
  ...KINDS.news,
  name: 'news',
  table: news,
  recordRows: schema.newsRows,
  input: PostInput,
  search: { title: news.title, text: news.details },
  columns: (reading) => storyColumns(story, reading),
  toJson: (row, reading) => ({ ...storyOf(row, reading), users: row.author }),
  tags: news.tags,
  story,
  list: storyList(story),
  entryOf: (post) => ({ ...post, author: post.users }),
  feed: { title: 'News', description: 'Coyotes news from the fans.' },
};
