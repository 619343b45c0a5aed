/** What goes with an account, and what stays. */
import { DELETED_USER } from '@desert/contract/records';
import {
  blocks,
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
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, asc, eq, inArray, not, notExists, notInArray, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import { writeBatch } from '../../database/retry.ts';
import { hasLeft, leaveConversations } from '../../market/former-member.ts';
import { hasLeftModeration, leaveModeration } from '../../moderation/former-author.ts';
import { deleteNotifications, notificationsOf } from '../../notifications/former-member.ts';
import { deletePhotosOf } from '../../photos/sweep.ts';
import { countAgain, takeLike } from '../../records/counts.ts';
import { childrenOf, type RecordKind, type StoryTables } from '../../records/kind.ts';
import { recordKinds, storyKinds } from '../../records/registry.ts';

/** How many rows of each table one batch takes. */
export const STEP = 500;

/** How many rows of a table that are on them. */
const MOST_ON_THEM = 4 * STEP;

/** A table of what users wrote, liked or saved. */
type OwnTable = SQLiteTable & Record<'id' | 'user_id', SQLiteColumn>;

/** Every table with rows of a user, but for `sessions`, what browsers were asked to sign, and links in mails. An account is closed once these have none. */
export const TABLES: OwnTable[] = [
  ...recordKinds.map(({ recordRows }) => recordRows),
  ...storyKinds.flatMap(({ story }) => [story.likes, story.commentRows]),
  ...recordKinds.map(({ saves }) => saves),
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
 * @returns the photos whose files are left to delete
 */
export async function deleteAccount(database: Database, user_id: number) {
  const ownPhotos = deletePhotosOf(database, user_id);
  const account = database.select({ id: users.id }).from(users).where(eq(users.id, user_id));
  const step = [
    database.insert(users).values(NOBODY).onConflictDoNothing(),
    ...recordKinds.flatMap((kind) => deleteRecords(database, kind, user_id)),
    ...storyKinds.flatMap(({ story }) => takeLikesBack(database, story, user_id)),
    ...storyKinds.flatMap(({ story }) => leaveComments(database, story, user_id)),
    ...recordKinds.map(({ saves }) => deleteSaves(database, saves, user_id)),
    ...leaveConversations(database, user_id, STEP),
    ...deleteNotifications(database, user_id, STEP),
    ...leaveModeration(database, user_id, STEP),
    ...[blocks, reports, passkeys, recoveryCodes, mails].map((table) =>
      database.delete(table).where(inArray(table.id, ownRows(database, table, user_id))),
    ),
    ownPhotos,
    ...closeAccount(database, user_id),
    account,
  ];
  const gone: (typeof photos.$inferSelect)[] = [];
  let left = true;
  while (left) {
    const results = await writeBatch(database, step);
    gone.push(...(results[step.indexOf(ownPhotos)] as typeof gone));
    left = (results.at(-1) as unknown[]).length > 0;
  }
  return gone;
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

/** Of one record at most a part is left, the first: it counts what is. */
function deleteRecords(database: Database, kind: RecordKind, user_id: number) {
  const { recordRows: table, story } = kind;
  const own = story ? firstStories(story, user_id) : ownRows(database, table, user_id);
  const children = childrenOf(kind);
  const first = sql`(SELECT min(id) FROM ${table} WHERE ${table.user_id} = ${user_id})`;
  return [
    ...children.map((child) => {
      const ids = database
        .select({ id: child.id })
        .from(child)
        .where(inArray(child.record_id, own))
        .orderBy(asc(child.record_id), asc(child.id))
        .limit(MOST_ON_THEM);
      return database.delete(child).where(inArray(child.id, ids));
    }),
    database.delete(table).where(
      and(
        inArray(table.id, own),
        ...children.map((child) => {
          const rest = database.select({ id: child.record_id }).from(child);
          return notInArray(table.id, rest.where(inArray(child.record_id, own)));
        }),
      ),
    ),
    ...(story ? [countAgain(database, story, { id: first, now: Date.now() }, undefined)] : []),
  ];
}

/** The first stories of a user with `MOST_ON_THEM` likes and comments together; one, where that alone has more. */
function firstStories({ storyRows: stories }: StoryTables, user_id: number) {
  const next = sql`SELECT id, likes, comment_count FROM ${stories} WHERE user_id = ${user_id} ORDER BY id LIMIT ${STEP}`;
  const upTo = sql`SELECT id, sum(likes + comment_count) OVER (ORDER BY id) AS rows, row_number() OVER (ORDER BY id) AS place FROM (${next})`;
  return sql`(SELECT id FROM (${upTo}) WHERE rows <= ${MOST_ON_THEM} OR place = 1)`;
}

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

/** Visible ones stay, emptied; the others go. Both statements take the same rows. */
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
