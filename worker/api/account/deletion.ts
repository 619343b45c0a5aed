/** What goes with an account, and what stays. */
import { DELETED_USER } from '@desert/contract/account-settings';
import { NO_PASSWORD } from '@desert/drizzle/accounts/no-password';
import { deletedRows, sessions, users } from '@desert/drizzle/schema';
import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Collection } from '../records/collection.ts';
import type { StorySubject } from '../stories/subject.ts';
import { DISCUSSED, WRITTEN } from './written.ts';

/** How many rows of each table one batch takes. */
export const STEP = 500;

/** A table of what users wrote or liked. */
type OwnTable = SQLiteTable & Record<'id' | 'user_id', SQLiteColumn>;

/**
 * Deletes an account with its items, posts and memories and all that is on these; takes its likes
 * back; leaves its comments, without text, as by 'deleted user'; keeps nothing of what it deleted
 * before. One batch for most people, more for who wrote a lot: counts are true after each, and the
 * account goes with the last. Cut off, it goes on when it is asked again.
 */
export async function deleteAccount(database: Database, user_id: number): Promise<void> {
  const account = database.select({ id: users.id }).from(users).where(eq(users.id, user_id));
  const step: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    database.insert(users).values(NOBODY).onConflictDoNothing(),
    ...Object.values(WRITTEN).flatMap((written) => deleteRecords(database, written, user_id)),
    ...DISCUSSED.flatMap((subject) => takeLikesBack(database, subject, user_id)),
    ...DISCUSSED.map((subject) => emptyComments(database, subject, user_id)),
    database
      .delete(deletedRows)
      .where(inArray(deletedRows.id, ownRows(database, deletedRows, user_id))),
    ...closeAccount(database, user_id),
    account,
  ];
  let left = true;
  while (left) {
    const results = await retryOnce(() => database.batch(step));
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

function deleteRecords(
  database: Database,
  { table, children }: Pick<Collection<object, unknown>, 'table' | 'children'>,
  user_id: number,
) {
  const own = ownRows(database, table, user_id);
  return [
    ...children.map((child) => database.delete(child).where(inArray(child.subject_id, own))),
    database.delete(table).where(inArray(table.id, own)),
  ];
}

function takeLikesBack(database: Database, { stories, likes }: StorySubject, user_id: number) {
  // In the order of the index, so that both statements take the same rows and no more are read.
  const own = (column: SQLiteColumn) =>
    ownRows(database, likes, user_id, { column, order: likes.subject_id });
  return [
    database
      .update(stories)
      .set({ likes: sql`${stories.likes} - 1` })
      .where(inArray(stories.id, own(likes.subject_id))),
    database.delete(likes).where(inArray(likes.id, own(likes.id))),
  ];
}

function emptyComments(database: Database, { comments }: StorySubject, user_id: number) {
  return database
    .update(comments)
    .set({ user_id: DELETED_USER.id, content: '' })
    .where(inArray(comments.id, ownRows(database, comments, user_id)));
}

/** Ends the sessions and deletes the account, once nothing refers to it any more. */
function closeAccount(database: Database, user_id: number) {
  const tables: OwnTable[] = [
    ...Object.values(WRITTEN).map(({ table }) => table),
    ...DISCUSSED.flatMap(({ likes, comments }) => [likes, comments]),
    deletedRows,
  ];
  const isEmpty = and(...tables.map((table) => notExists(ownRows(database, table, user_id))));
  return [
    database.delete(sessions).where(and(eq(sessions.user_id, user_id), isEmpty)),
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
