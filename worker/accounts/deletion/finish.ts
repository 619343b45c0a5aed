/**
 * The job that deletes the rows and photos of a deleted account in bounded steps. Visible comments stay, without text.
 */
import { DELETED_USER } from '@desert/contract/records/records';
import {
  accountDeletions,
  appeals,
  attendances,
  blocks,
  commentRows,
  follows,
  likes,
  photos,
  reports,
  saves,
  users,
} from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, asc, eq, inArray, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type JobHandler, parseEventKey } from '../../jobs/handler.ts';
import { hasLeftModeration, leaveModeration } from '../../moderation/former-author.ts';
import { deleteNotifications, selectNotifications } from '../../notifications/former-member.ts';
import { deletePhotoFiles, deleteMemberPhotos } from '../../photos/sweep.ts';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { purgeDeleted } from '../../records/purge.ts';
import { recordKinds } from '../../records/registry.ts';
import { hasLeft, leaveConversations } from '../../store/former-member.ts';
import { deleteMemberRecords } from './delete-account.ts';

/** Maximum rows per table and step. */
export const ROWS_PER_STEP = 500;

type OwnTable = SQLiteTable & Record<'id' | 'user_id', SQLiteColumn>;

/** The user's row stays as long as one of these tables has a row of the user. */
export const OWN_TABLES: OwnTable[] = [
  ...recordKinds.map(({ recordRows }) => recordRows),
  commentRows,
  likes,
  saves,
  photos,
  attendances,
  blocks,
  follows,
  reports,
  appeals,
];

/** Takes one step per run; the cursor repeats the job until the user's row is gone. */
export const accountHandler: JobHandler = {
  async run({ env, database }, [job]) {
    const { id } = parseEventKey(job);
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
    deleteMemberPhotos(database, user_id),
    database.insert(users).values(NOBODY).onConflictDoNothing(),
    // A request that was in flight during the deletion may have stored a record.
    ...deleteMemberRecords(database, user_id),
    deleteOwn(database, likes, user_id),
    deleteOwn(database, saves, user_id),
    ...leaveComments(database, user_id),
    ...leaveConversations(database, user_id, ROWS_PER_STEP),
    ...deleteNotifications(database, user_id, ROWS_PER_STEP),
    ...leaveModeration(database, user_id, ROWS_PER_STEP),
    ...[attendances, blocks, follows, reports, appeals].map((table) =>
      database.delete(table).where(inArray(table.id, selectOwnRows(database, table, user_id))),
    ),
    ...removeUser(database, user_id),
  ]);
  await deletePhotoFiles(database, bucket, removedPhotos);
}

/** The deleted-user placeholder, the author of emptied comments. It cannot log in. */
const NOBODY = {
  id: DELETED_USER.id,
  username: DELETED_USER.username,
  username_key: DELETED_USER.username,
  email: '',
  email_key: '',
  password: NO_PASSWORD,
  created_at: 0,
};

function leaveComments(database: Database, user_id: number) {
  const order = sql`${commentRows.kind}, ${commentRows.id}`;
  const isOwn = inArray(commentRows.id, selectOwnRows(database, commentRows, user_id, order));
  return [
    database.delete(commentRows).where(and(isOwn, not(isVisible(commentRows)))),
    database
      .update(commentRows)
      .set({ user_id: DELETED_USER.id, content: '', pending_edit: null })
      .where(and(isOwn, isVisible(commentRows))),
  ];
}

/** Deletes in the order of an index, so that no other rows are read. */
function deleteOwn(database: Database, table: typeof likes | typeof saves, user_id: number) {
  const order = sql`${table.kind}, ${table.record_id}`;
  return database
    .delete(table)
    .where(inArray(table.id, selectOwnRows(database, table, user_id, order)));
}

/** Removes the user's row once nothing refers to it, and then the row in `account_deletions`, which ends the job. */
function removeUser(database: Database, user_id: number) {
  const isEmpty = and(
    ...OWN_TABLES.map((table) => notExists(selectOwnRows(database, table, user_id))),
    hasLeft(database, user_id),
    notExists(selectNotifications(database, user_id)),
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

function selectOwnRows(
  database: Database,
  table: OwnTable,
  user_id: number,
  order: SQL = asc(table.id),
) {
  return database
    .select({ id: table.id })
    .from(table)
    .where(eq(table.user_id, user_id))
    .orderBy(order)
    .limit(ROWS_PER_STEP);
}
