import type { Image } from '@desert/contract/photos/images';
import type { StoryName } from '@desert/contract/records/kinds';
import type { Like, Story } from '@desert/contract/records/stories';
import { StoryListQuery } from '@desert/contract/records/story-list';
import { and, eq, gt } from 'drizzle-orm';
import { defineImagesColumn } from './images.ts';
import { type KindList, defineKindList } from './kind-list.ts';
import type { Reading, StoredRecord, StoryKind } from './kind.ts';
import { defineOwnLikeColumn } from './likes.ts';
import { selectExcerpt } from './list.ts';

export interface StoryRow {
  title: string;
  details: string;
  likes: number;
  comment_count: number;
  fans: number;
  replied_at: number;
  locked: boolean;
  own_like: number | null;
  images: Image[];
}

export function defineStoryColumns(
  name: StoryName,
  stories: StoryKind['table'],
  { viewer, listed }: Reading,
) {
  return {
    title: stories.title,
    details: listed ? selectExcerpt(stories.details) : stories.details,
    likes: stories.likes,
    comment_count: stories.comment_count,
    fans: stories.fans,
    replied_at: stories.replied_at,
    locked: stories.locked,
    own_like: defineOwnLikeColumn({ name, table: stories }, viewer),
    images: defineImagesColumn(name, stories),
  };
}

export function toStory(row: StoredRecord & StoryRow, { viewer }: Reading): Omit<Story, 'tags'> {
  const { id, title, details, user_id, likes, own_like, comment_count, created_at } = row;
  const user_likes: Like[] =
    own_like === null || viewer === null ? [] : [{ id: own_like, user_id: viewer }];
  return {
    id,
    title,
    details,
    user_id,
    likes,
    user_likes,
    comment_count,
    fans: row.fans,
    replied_at: row.replied_at === 0 ? null : new Date(row.replied_at).toISOString(),
    ...(row.locked && { locked: true as const }),
    created_at: new Date(created_at).toISOString(),
  };
}

/** The calendar month in UTC by which triggers count likes, as the number year × 12 + month (0 to 11). */
export function countMonths(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function defineStoryList(stories: StoryKind['table']): KindList {
  const { comment_count, likes, month, month_likes, replied_at } = stories;
  return defineKindList({
    query: StoryListQuery,
    filters: {},
    sorts: {
      replied: { column: replied_at, descending: true },
      comments: { column: comment_count, descending: true },
      likes: { column: likes, descending: true },
      'likes-month': {
        column: month_likes,
        descending: true,
        only: () => and(eq(month, countMonths(Date.now())), gt(month_likes, 0)),
      },
    },
  });
}
