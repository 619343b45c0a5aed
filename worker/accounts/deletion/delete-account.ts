/**
 * Account deletion: one batch ends the sessions, anonymizes the user and hides the records. The job in `finish.ts`
 * deletes the rest.
 */
import { DELETED_USER } from '@desert/contract/records/records';
import {
  accountDeletions,
  attendanceSummaries,
  mailLinks,
  mails,
  passkeys,
  pushEndpoints,
  recoveryCodes,
  sessions,
  users,
} from '@desert/drizzle/schema';
import { NO_PASSWORD } from '@desert/drizzle/schema/accounts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { recordKinds } from '../../records/registry.ts';
import { changeVisibility, FINAL_AT } from '../../records/visibility/change-visibility.ts';

/** Tables with few rows per account, which the batch deletes itself. */
export const CREDENTIALS = [
  pushEndpoints,
  sessions,
  passkeys,
  recoveryCodes,
  mailLinks,
  mails,
  attendanceSummaries,
];

export async function deleteAccount(database: Database, user_id: number): Promise<void> {
  await writeBatch(database, [
    database.insert(accountDeletions).values({ id: user_id }).onConflictDoNothing(),
    anonymizeUser(database, user_id),
    ...CREDENTIALS.map((table) => database.delete(table).where(eq(table.user_id, user_id))),
    ...deleteMemberRecords(database, user_id),
  ]);
}

/** Overwrites the user's row. The placeholder keys cannot clash: no username has a space, and every email has an @. */
function anonymizeUser(database: Database, user_id: number) {
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
      digest_at: null,
      number: null,
      era: null,
      games_private: false,
      second_factor: false,
    })
    .where(eq(users.id, user_id));
}

/** Statements that soft-delete the user's items, posts and memories, so that they cannot be restored. */
export function deleteMemberRecords(database: Database, user_id: number) {
  const change = { to: 'deleted', by: user_id, at: FINAL_AT } as const;
  return recordKinds.map((kind) => {
    const { recordRows: rows } = kind;
    const isOwn = and(
      eq(rows.user_id, user_id),
      sql`${rows.visibility_changed_at} IS NOT ${FINAL_AT}`,
    );
    return changeVisibility(database, kind, change, isOwn);
  });
}
