import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import { existsIn } from '../platform/database/exists.ts';
import type { Database } from '../platform/database/open.ts';
import type { StoryTables } from './kind.ts';

type Stories = StoryTables['storyRows'];

interface Unlike {
  user_id: number;
  now: number;
}

export function addToComments(
  database: Database,
  stories: Stories,
  by: 1 | -1,
  where: SQL | undefined,
) {
  return database
    .update(stories)
    .set({ comment_count: sql`${stories.comment_count} + ${by}` })
    .where(where);
}

export function addLike(database: Database, stories: Stories, now: number, where: SQL | undefined) {
  const month = monthOf(now);
  return database
    .update(stories)
    .set({
      likes: sql`${stories.likes} + 1`,
      month,
      month_likes: sql`iif(${stories.month} = ${month}, ${stories.month_likes} + 1, 1)`,
    })
    .where(where);
}

/** Decrements the like count of matching stories, and this month's if the user's like is of this month. */
export function takeLike(
  database: Database,
  { storyRows: stories, likes }: StoryTables,
  { user_id, now }: Unlike,
  where: SQL | undefined,
) {
  const month = monthOf(now);
  const own = and(eq(likes.user_id, user_id), eq(likes.record_id, stories.id));
  const isOfMonth = existsIn(likes, and(own, gte(likes.created_at, startOf(month))));
  return database
    .update(stories)
    .set({
      likes: sql`${stories.likes} - 1`,
      month_likes: sql`${stories.month_likes} - (${stories.month} = ${month} AND ${isOfMonth})`,
    })
    .where(where);
}

/** The calendar month in UTC by which likes are counted, as the number year × 12 + month (0 to 11). */
export function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}
