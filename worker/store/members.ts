/** A member's blocks. Each write is idempotent. */
import type { Author } from '@desert/contract/records/records';
import { blocks, users } from '@desert/drizzle/schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { isMember } from '../members/users/users.ts';
import { deletePairNotifications } from '../notifications/former-member.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce, writeBatch } from '../platform/database/retry.ts';
import { insertSelect } from '../platform/database/sql.ts';

/** The members whom a member blocks, sorted by name: at most 1,000. */
export function listBlocked(database: Database, user_id: number): Promise<Author[]> {
  return database
    .select({ id: users.id, username: users.username })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blocked_id))
    .where(eq(blocks.user_id, user_id))
    .orderBy(asc(users.username_key))
    .limit(1000);
}

export async function blockMember(
  database: Database,
  user_id: number,
  blocked_id: number,
): Promise<void> {
  const now = Date.now();
  const other = and(eq(users.id, blocked_id), isMember, sql`${users.id} <> ${user_id}`);
  const row = { user_id, blocked_id, created_at: now };
  const results = await writeBatch(database, [
    ...deletePairNotifications(database, { user: user_id, other: blocked_id, now }),
    insertSelect(database, blocks, row, sql`FROM ${users} WHERE ${other}`).onConflictDoNothing(),
    database.select({ id: users.id }).from(users).where(other),
  ]);
  if ((results.at(-1) as unknown[]).length === 0) throw new Refusal(404, GONE);
}

export async function unblockMember(
  database: Database,
  user_id: number,
  blocked_id: number,
): Promise<void> {
  const isOwn = and(eq(blocks.user_id, user_id), eq(blocks.blocked_id, blocked_id));
  await retryOnce(() => database.delete(blocks).where(isOwn).run());
}
