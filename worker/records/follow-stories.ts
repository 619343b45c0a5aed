import { notifications, searchChanges } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { StoryTables } from './kind.ts';
import { storyKinds } from './registry.ts';

export const STEP = 500;

export async function followStories(database: Database): Promise<boolean> {
  const waiting = storyKinds.map(({ story }, at) => nextStory(story, at));
  const [next] = await database.all<Waiting>(sql.join(waiting, sql` UNION ALL `));
  const story = next && storyKinds[next.at]?.story;
  if (!story) return false;
  await followStep(database, story, next);
  return true;
}

interface Waiting {
  at: number;
  id: number;
  after: number;
}

function nextStory({ storyRows }: StoryTables, at: number): SQL {
  const { id, comments_follow_after: after } = storyRows;
  return sql`SELECT * FROM (SELECT ${at} AS at, ${id} AS id, ${after} AS after FROM ${storyRows} WHERE ${after} IS NOT NULL LIMIT 1)`;
}

async function followStep(
  database: Database,
  { storyRows, commentRows }: StoryTables,
  { id, after }: Waiting,
): Promise<void> {
  const name = getTableName(commentRows);
  // Another step, or another change of the story, may have come first.
  const isStill = and(eq(storyRows.id, id), eq(storyRows.comments_follow_after, after));
  const next = sql`SELECT ${commentRows.id} AS id FROM ${commentRows}
    WHERE ${commentRows.record_id} = ${id} AND ${isVisible(commentRows)} AND ${commentRows.id} > ${after}
      AND EXISTS (SELECT 1 FROM ${storyRows} WHERE ${isStill})
    ORDER BY ${commentRows.id} LIMIT ${STEP}`;
  const isShown = sql`EXISTS (SELECT 1 FROM ${storyRows} WHERE ${storyRows.id} = ${id} AND ${isVisible(storyRows)})`;
  const { of_table, of_id } = notifications;
  await writeBatch(database, [
    database.insert(searchChanges).select(sql`SELECT NULL, ${name}, id FROM (${next})`),
    database
      .update(notifications)
      .set({ is_gone: sql`NOT ${isShown}` })
      .where(and(eq(of_table, name), sql`${of_id} IN (${next})`)),
    database
      .update(storyRows)
      .set({
        comments_follow_after: sql`(SELECT iif(count(*) = ${STEP}, max(id), NULL) FROM (${next}))`,
      })
      .where(isStill),
  ]);
}
