import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { StoryTables } from './kind.ts';

type Stories = StoryTables['storyRows'];

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

/** The calendar month in UTC by which triggers count likes, as the number year × 12 + month (0 to 11). */
export function monthOf(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

export function startOf(month: number): number {
  return Date.UTC(Math.floor(month / 12), month % 12);
}
