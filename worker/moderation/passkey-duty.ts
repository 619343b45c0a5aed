/** From their second week on, moderators need a passkey and two-step verification: docs/decisions/0084-duties.md */
import { moderationActions, users } from '@desert/drizzle/schema';
import { eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

const NEEDS_PASSKEY =
  'Moderators need a passkey and two-step verification from their second week on. Turn them on in your account settings.';

/** When a member was last appointed, in ms since 1970; null for a moderator whom no command appointed. */
const selectPromotion = (user_id: SQLWrapper | number) => sql<
  number | null
>`(SELECT max(${moderationActions.created_at}) FROM ${moderationActions}
    WHERE ${moderationActions.author_id} = ${user_id} AND ${moderationActions.action} = 'promote')`;

/** The condition that a moderator's first week is not over, or that they have a passkey and two-step verification. */
export function hasFulfilledPasskeyDuty(now: number): SQL | undefined {
  const promoted = selectPromotion(users.id);
  return or(eq(users.second_factor, true), sql`ifnull(${promoted}, ${now}) > ${now - WEEK_MS}`);
}

/** Until when a moderator can do without, in ms since 1970; null with both. Two-step verification ends with the last passkey. */
export async function findPasskeyDeadline(
  database: Database,
  user_id: number,
): Promise<number | null> {
  const promoted = selectPromotion(user_id);
  const row = await database
    .select({ isOn: users.second_factor, promoted: promoted.as('promoted') })
    .from(users)
    .where(eq(users.id, user_id))
    .get();
  if (!row || row.isOn || row.promoted === null) return null;
  return row.promoted + WEEK_MS;
}

/** @throws `Refusal` 403 for a moderator whose first week is over, without a passkey */
export async function requirePasskey(database: Database, user_id: number): Promise<void> {
  const deadline = await findPasskeyDeadline(database, user_id);
  if (deadline !== null && deadline <= Date.now()) throw new Refusal(403, NEEDS_PASSKEY);
}
