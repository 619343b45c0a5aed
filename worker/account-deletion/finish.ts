/**
 * Removes the rows of deleted accounts in bounded steps: takes likes back, empties comments, leaves conversations,
 * purges records and photos. An interrupted run is continued by the next one.
 */
import { DELETED_USER } from '@desert/contract/records';
import {
  accountDeletions,
  attendances,
  blocks,
  photos,
  reports,
  users,
} from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import type { SavesTable } from '@desert/drizzle/schema/records';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, asc, eq, inArray, not, notExists, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { type JobHandler, partsOf } from '../jobs/handler.ts';
import { hasLeft, leaveConversations } from '../market/former-member.ts';
import { hasLeftModeration, leaveModeration } from '../moderation/former-author.ts';
import { deleteNotifications, notificationsOf } from '../notifications/former-member.ts';
import { deleteFilesOf, deletePhotosOf } from '../photos/sweep.ts';
import { takeLike } from '../records/counts.ts';
import type { StoryTables } from '../records/kind.ts';
import { purgeDeleted } from '../records/purge.ts';
import { recordKinds, storyKinds } from '../records/registry.ts';
import { deleteRecordsOf } from './delete-account.ts';

/** Number of rows of each table per step. */
export const STEP = 500;

/** A table of what users wrote, liked or saved. */
type OwnTable = SQLiteTable & Record<'id' | 'user_id', SQLiteColumn>;

/** The tables whose rows the steps remove, besides `CREDENTIALS`. The user's row goes once these have none. */
export const TABLES: OwnTable[] = [
  ...recordKinds.map(({ recordRows }) => recordRows),
  ...storyKinds.flatMap(({ story }) => [story.likes, story.commentRows]),
  ...recordKinds.map(({ saves }) => saves),
  photos,
  attendances,
  blocks,
  reports,
];

/** Takes steps until the user's row is gone. */
export const accountHandler: JobHandler = {
  async run({ env, database }, [job]) {
    const { id } = partsOf(job);
    await purgeDeleted(database, Date.now());
    await takeStep(database, env.PHOTOS, id);
    const left = await database
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.id, id))
      .get();
    return left ? { cursor: job.cursor + 1 } : {};
  },
};

async function takeStep(database: Database, bucket: R2Bucket, user_id: number): Promise<void> {
  const [removedPhotos] = await writeBatch(database, [
    deletePhotosOf(database, user_id),
    database.insert(users).values(NOBODY).onConflictDoNothing(),
    // A request that was answered while the account was deleted may have stored one.
    ...deleteRecordsOf(database, user_id),
    ...storyKinds.flatMap(({ story }) => takeLikesBack(database, story, user_id)),
    ...storyKinds.flatMap(({ story }) => leaveComments(database, story, user_id)),
    ...recordKinds.map(({ saves }) => deleteSaves(database, saves, user_id)),
    ...leaveConversations(database, user_id, STEP),
    ...deleteNotifications(database, user_id, STEP),
    ...leaveModeration(database, user_id, STEP),
    ...[attendances, blocks, reports].map((table) =>
      database.delete(table).where(inArray(table.id, ownRows(database, table, user_id))),
    ),
    ...removeUser(database, user_id),
  ]);
  await deleteFilesOf(database, bucket, removedPhotos);
}

/** Columns of a user that nobody can log in as: reserved name, no email, and a password that matches nothing. */
const NOBODY = {
  id: DELETED_USER.id,
  username: DELETED_USER.username,
  username_key: DELETED_USER.username,
  email: '',
  email_key: '',
  password: NO_PASSWORD,
  created_at: 0,
};

function takeLikesBack(database: Database, tables: StoryTables, user_id: number) {
  const { storyRows: stories, likes } = tables;
  // In the order of the index, so that both statements take the same rows and no more are read.
  const own = (column: SQLiteColumn) =>
    ownRows(database, likes, user_id, { column, order: likes.record_id });
  return [
    takeLike(
      database,
      tables,
      { user_id, now: Date.now() },
      inArray(stories.id, own(likes.record_id)),
    ),
    database.delete(likes).where(inArray(likes.id, own(likes.id))),
  ];
}

/** Empties visible comments and deletes the others. Both statements select the same rows. */
function leaveComments(database: Database, { commentRows }: StoryTables, user_id: number) {
  const own = inArray(commentRows.id, ownRows(database, commentRows, user_id));
  return [
    database.delete(commentRows).where(and(own, not(isVisible(commentRows)))),
    database
      .update(commentRows)
      .set({ user_id: DELETED_USER.id, content: '', pending_edit: null })
      .where(and(own, isVisible(commentRows))),
  ];
}

function deleteSaves(database: Database, saves: SavesTable, user_id: number) {
  // In the order of an index, so that no more are read.
  const own = ownRows(database, saves, user_id, { column: saves.id, order: saves.record_id });
  return database.delete(saves).where(inArray(saves.id, own));
}

/** Removes the user's row once nothing refers to it. */
function removeUser(database: Database, user_id: number) {
  const isEmpty = and(
    ...TABLES.map((table) => notExists(ownRows(database, table, user_id))),
    hasLeft(database, user_id),
    notExists(notificationsOf(database, user_id)),
    hasLeftModeration(user_id),
  );
  const exists = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${user_id})`;
  return [
    database.delete(users).where(and(eq(users.id, user_id), isEmpty)),
    database
      .delete(accountDeletions)
      .where(and(eq(accountDeletions.id, user_id), sql`NOT ${exists}`)),
  ];
}

/** The first rows of a user, at most `STEP`. */
function ownRows(
  database: Database,
  table: OwnTable,
  user_id: number,
  { column, order } = { column: table.id, order: table.id },
) {
  return database
    .select({ value: column })
    .from(table)
    .where(eq(table.user_id, user_id))
    .orderBy(asc(order))
    .limit(STEP);
}
