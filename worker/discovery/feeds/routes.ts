import type { Memory } from '@desert/contract/memories';
import type { Post } from '@desert/contract/news';
import { Hono } from 'hono';
import { memories } from '../../api/memories/collection.ts';
import { posts } from '../../api/news/collection.ts';
import { cachePublicly } from '../../caching.ts';
import type { DatabaseContext } from '../../database/open.ts';
import { storyFeed } from './stories.ts';

/** Seconds: feed readers ask often, and many of them. */
const MAX_AGE = 300;

export const feeds = new Hono<DatabaseContext>();

feeds.get(
  '/news/feed.xml',
  cachePublicly(MAX_AGE),
  storyFeed({
    title: 'News',
    description: 'News of the Coyotes, as their fans tell it.',
    path: '/news',
    collection: posts,
    authorOf: ({ users }: Post) => users.username,
  }),
);

feeds.get(
  '/memories/feed.xml',
  cachePublicly(MAX_AGE),
  storyFeed({
    title: 'Memories',
    description: 'Photos and stories of the fans of the Coyotes.',
    path: '/memories',
    collection: memories,
    authorOf: ({ user }: Memory) => user.username,
    pictureOf: ({ images }: Memory) => images[0],
  }),
);
