/**
 * Likes and their counts. A count changes by the number of rows that the next statement is about to change, so that
 * retries and races are safe.
 */
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { existsIn } from '../platform/database/exists.ts';
import { insertSelect } from '../platform/database/insert-select.ts';
import type { Database } from '../platform/database/open.ts';
import { addLike, takeLike } from './counts.ts';
import type { StoryTables } from './kind.ts';
import type { OwnedId } from './save.ts';

/** Idempotent statements that like a story; without effect if it is not visible. */
export function like(
  database: Database,
  { stories, storyRows, likes }: StoryTables,
  target: OwnedId,
): [BatchItem<'sqlite'>, BatchItem<'sqlite'>] {
  const { id, user_id } = target;
  const now = Date.now();
  return [
    addLike(
      database,
      storyRows,
      now,
      and(eq(storyRows.id, id), isVisible(storyRows), not(existsIn(likes, isOwn(likes, target)))),
    ),
    insertSelect(
      database,
      likes,
      { record_id: stories.id, user_id, created_at: now },
      sql`FROM ${stories} WHERE ${stories.id} = ${id}`,
    ).onConflictDoNothing({ target: [likes.user_id, likes.record_id] }),
  ];
}

/** Idempotent statements that unlike a story; without effect if it is not visible. */
export function unlike(
  database: Database,
  tables: StoryTables,
  target: OwnedId,
): [BatchItem<'sqlite'>, BatchItem<'sqlite'>] {
  const { storyRows, likes } = tables;
  const isLiked = existsIn(likes, isOwn(likes, target));
  const story = and(eq(storyRows.id, target.id), isVisible(storyRows));
  return [
    takeLike(database, tables, { user_id: target.user_id, now: Date.now() }, and(story, isLiked)),
    database.delete(likes).where(and(isOwn(likes, target), existsIn(storyRows, story))),
  ];
}

export function ownLikeColumn(
  { stories, likes }: StoryTables,
  viewer: number | null,
): SQL.Aliased<number | null> {
  const own = sql<number | null>`(SELECT ${likes.id} FROM ${likes}
    WHERE ${likes.user_id} = ${viewer} AND ${likes.record_id} = ${stories.id})`;
  return (viewer === null ? sql<null>`NULL` : own).as('own_like');
}

function isOwn(likes: StoryTables['likes'], { id, user_id }: OwnedId) {
  return and(eq(likes.user_id, user_id), eq(likes.record_id, id));
}
