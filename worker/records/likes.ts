/** Likes of stories. Triggers count them: `drizzle/triggers/counts.ts`. */
import { likes } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import type { StoryKind } from './kind.ts';
import type { OwnedId } from './save.ts';

/** Idempotent; without effect if the story is not visible. */
export function likeStory(
  database: Database,
  { name: kind, table: stories }: StoryKind,
  { id, user_id }: OwnedId,
): BatchItem<'sqlite'> {
  return insertSelect(
    database,
    likes,
    { kind, record_id: stories.id, user_id, created_at: Date.now() },
    sql`FROM ${stories} WHERE ${stories.id} = ${id}`,
  ).onConflictDoNothing({ target: [likes.user_id, likes.kind, likes.record_id] });
}

/** Idempotent; without effect if the story is not visible. */
export function unlikeStory(
  database: Database,
  { name, table: stories }: StoryKind,
  { id, user_id }: OwnedId,
): BatchItem<'sqlite'> {
  const isOwn = and(eq(likes.user_id, user_id), eq(likes.kind, name), eq(likes.record_id, id));
  return database.delete(likes).where(and(isOwn, hasRow(stories, eq(stories.id, id))));
}

export function defineOwnLikeColumn(
  { name, table: stories }: Pick<StoryKind, 'name' | 'table'>,
  viewer: number | null,
): SQL.Aliased<number | null> {
  const isOwn = sql<number | null>`(SELECT ${likes.id} FROM ${likes}
    WHERE ${likes.user_id} = ${viewer} AND ${likes.kind} = ${name} AND ${likes.record_id} = ${stories.id})`;
  return (viewer === null ? sql<null>`NULL` : isOwn).as('own_like');
}
