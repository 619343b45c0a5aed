/**
 * Deletes an account in one batch, after which nobody can log in to it or read anything of it. Bounded steps remove
 * the rows later: see `finish.ts`.
 */
import { DELETED_USER } from '@desert/contract/records';
import {
  accountDeletions,
  attendanceSummaries,
  mailLinks,
  mails,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { recordKinds } from '../records/registry.ts';
import { changeVisibilityOf, FINAL } from '../records/visibility.ts';

/** Tables of the account itself, with few rows each, which the batch deletes. */
export const CREDENTIALS = [
  sessions,
  passkeys,
  passkeyChallenges,
  recoveryCodes,
  mailLinks,
  mails,
  attendanceSummaries,
];

export async function deleteAccount(database: Database, user_id: number): Promise<void> {
  await writeBatch(database, [
    database.insert(accountDeletions).values({ id: user_id }).onConflictDoNothing(),
    anonymize(database, user_id),
    ...CREDENTIALS.map((table) => database.delete(table).where(eq(table.user_id, user_id))),
    ...deleteRecordsOf(database, user_id),
  ]);
}

/** Overwrites the user's row. No username can have a space, and no email can lack an @. */
function anonymize(database: Database, user_id: number) {
  const key = `${DELETED_USER.username} ${user_id}`;
  return database
    .update(users)
    .set({
      username: DELETED_USER.username,
      username_key: key,
      email: '',
      email_key: key,
      password: NO_PASSWORD,
      created_at: 0,
      role: 'member',
      suspended_until: null,
      email_confirmed_at: null,
      muted: [],
      games_private: false,
      second_factor: false,
    })
    .where(eq(users.id, user_id));
}

/** Soft-deletes the user's items, posts and memories for good. The view of comments already hides theirs. */
export function deleteRecordsOf(database: Database, user_id: number) {
  const change = { to: 'deleted', by: user_id, at: FINAL } as const;
  return recordKinds.map((kind) => {
    const { recordRows: rows } = kind;
    const own = and(eq(rows.user_id, user_id), sql`${rows.visibility_changed_at} IS NOT ${FINAL}`);
    return changeVisibilityOf(database, kind, change, own);
  });
}
