import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { StoryTables } from './kind.ts';

/** The statement that moves a count of stories by one, in one batch with what is counted. */
export function addToCount(
  database: Database,
  stories: StoryTables['stories'],
  count: 'likes' | 'comment_count',
  by: 1 | -1,
  where: SQL | undefined,
) {
  return database
    .update(stories)
    .set({ [count]: sql`${stories[count]} + ${by}` })
    .where(where);
}
