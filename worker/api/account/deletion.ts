/** What goes with an account, and what stays. */
import { DELETED_USER } from '@desert/contract/records';
import {
  blocks,
  deletedRows,
  mailLinks,
  mails,
  passkeyChallenges,
  passkeys,
  photos,
  recoveryCodes,
  reports,
  sessions,
  users,
} from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import type { SavesTable } from '@desert/drizzle/schema/records';
import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import { writeBatch } from '../../database/retry.ts';
import { hasLeft, leaveConversations } from '../../market/former-member.ts';
import { hasLeftModeration, leaveModeration, onHidden } from '../../moderation/former-author.ts';
import { deleteNotifications, notificationsOf } from '../../notifications/former-member.ts';
import { deletePhotosOf } from '../../photos/removal.ts';
import { takeLike } from '../../records/counts.ts';
import { childrenOf, type RecordKind, type StoryTables } from '../../records/kind.ts';
import { recordKinds, storyKinds } from '../../records/registry.ts';

/** How many rows of each table one batch takes. */
export const STEP = 500;

/** A table of what users wrote, liked or saved. */
type OwnTable = SQLiteTable & Record<'id' | 'user_id', SQLiteColumn>;

/** Every table with rows of a user, but for `sessions`, what browsers were asked to sign, and links in mails. An account is closed once these have none. */
export const TABLES: OwnTable[] = [
  ...recordKinds.map(({ table }) => table),
  ...storyKinds.flatMap(({ story }) => [story.likes, story.comments]),
  ...recordKinds.map(({ saves }) => saves),
  deletedRows,
  photos,
  blocks,
  reports,
  passkeys,
  recoveryCodes,
  mails,
];

/** The tables of what is of the account itself: few rows, which go when it is closed. */
export const CLOSED_WITH = [sessions, passkeyChallenges, mailLinks];

/**
 * Deletes an account with its records and all that is on these, and its photos; takes its likes
 * back; leaves its comments, without text, as by 'deleted user', and its side of conversations; keeps nothing of
 * what it saved, deleted, blocked and reported before. One batch for most people, more for who wrote a lot: counts are true after each, and the
 * account goes with the last. Cut off, it goes on when it is asked again.
 */
export async function deleteAccount(database: Database, user_id: number): Promise<void> {
  const account = database.select({ id: users.id }).from(users).where(eq(users.id, user_id));
  const step = [
    database.insert(users).values(NOBODY).onConflictDoNothing(),
    ...recordKinds.flatMap((kind) => deleteRecords(database, kind, user_id)),
    ...storyKinds.flatMap(({ story }) => takeLikesBack(database, story, user_id)),
    ...storyKinds.map(({ story }) => emptyComments(database, story, user_id)),
    ...recordKinds.map(({ saves }) => deleteSaves(database, saves, user_id)),
    ...leaveConversations(database, user_id, STEP),
    ...deleteNotifications(database, user_id, STEP),
    ...leaveModeration(database, user_id, STEP),
    database
      .delete(deletedRows)
      .where(
        and(
          inArray(deletedRows.id, ownRows(database, deletedRows, user_id)),
          notExists(onHidden(database, user_id)),
        ),
      ),
    ...[blocks, reports, passkeys, recoveryCodes, mails].map((table) =>
      database.delete(table).where(inArray(table.id, ownRows(database, table, user_id))),
    ),
    ...deletePhotosOf(database, user_id, Date.now()),
    ...closeAccount(database, user_id),
    account,
  ];
  let left = true;
  while (left) {
    const results = await writeBatch(database, step);
    left = (results.at(-1) as unknown[]).length > 0;
  }
}

/** Nobody can sign up by this name or without an e-mail, and no password opens it. */
const NOBODY = {
  id: DELETED_USER.id,
  username: DELETED_USER.username,
  username_key: DELETED_USER.username,
  email: '',
  email_key: '',
  password: NO_PASSWORD,
  created_at: 0,
};

function deleteRecords(database: Database, kind: RecordKind, user_id: number) {
  const { table } = kind;
  const own = ownRows(database, table, user_id);
  return [
    ...childrenOf(kind).map((child) => database.delete(child).where(inArray(child.record_id, own))),
    database.delete(table).where(inArray(table.id, own)),
  ];
}

function takeLikesBack(database: Database, tables: StoryTables, user_id: number) {
  const { stories, likes } = tables;
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

function emptyComments(database: Database, { comments }: StoryTables, user_id: number) {
  return database
    .update(comments)
    .set({ user_id: DELETED_USER.id, content: '' })
    .where(inArray(comments.id, ownRows(database, comments, user_id)));
}

function deleteSaves(database: Database, saves: SavesTable, user_id: number) {
  // In the order of an index, so that no more are read.
  const own = ownRows(database, saves, user_id, { column: saves.id, order: saves.record_id });
  return database.delete(saves).where(inArray(saves.id, own));
}

/** Ends the sessions and deletes the account, once nothing refers to it any more. */
function closeAccount(database: Database, user_id: number) {
  const isEmpty = and(
    ...TABLES.map((table) => notExists(ownRows(database, table, user_id))),
    hasLeft(database, user_id),
    notExists(notificationsOf(database, user_id)),
    hasLeftModeration(database, user_id),
  );
  return [
    ...CLOSED_WITH.map((table) =>
      database.delete(table).where(and(eq(table.user_id, user_id), isEmpty)),
    ),
    database.delete(users).where(and(eq(users.id, user_id), isEmpty)),
  ];
}

/** The first rows of a user, `STEP` at most. */
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
