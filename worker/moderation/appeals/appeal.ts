/** A member asks that another moderator reviews a decision. */
import { type AppealBody } from '@desert/contract/moderation/appeal-input';
import { RESTRICTIONS } from '@desert/contract/moderation/decisions';
import { APPEAL_WINDOW } from '@desert/drizzle/retention';
import { appeals, cases, moderationActions } from '@desert/drizzle/schema';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { hasRow, insertSelect } from '../../platform/database/sql.ts';
import { openAgain } from '../report.ts';

const ASKED = 'You’ve already asked another moderator about this.';

/** Stores an appeal and opens its case. @throws `Refusal` 404 for others' actions and old ones, 409 for a second appeal */
export async function storeAppeal(
  database: Database,
  user_id: number,
  { decision, reason }: AppealBody,
): Promise<void> {
  const now = Date.now();
  const { id, author_id, action, created_at } = moderationActions;
  const isOwn = and(eq(id, decision), eq(author_id, user_id), inArray(action, [...RESTRICTIONS]));
  const requestedRow = await database
    .select()
    .from(moderationActions)
    .where(and(isOwn, gt(created_at, now - APPEAL_WINDOW)))
    .get();
  if (!requestedRow) throw new Refusal(404, GONE);
  const { kind, subject_id, moderator_id } = requestedRow;
  const row = { action_id: decision, kind, subject_id, moderator_id, user_id, reason };
  const isStored = and(eq(appeals.action_id, decision), eq(appeals.created_at, now));
  const opened = { kind, subject_id, author_id: user_id, state: 'open' as const, opened_at: now };
  const [, , stored] = await writeBatch(database, [
    database
      .insert(appeals)
      .values({ ...row, created_at: now })
      .onConflictDoNothing(),
    insertSelect(
      database,
      cases,
      opened,
      sql`WHERE ${hasRow(appeals, isStored)}`,
    ).onConflictDoUpdate(openAgain(now, sql`0`)),
    database.select({ id: appeals.id }).from(appeals).where(isStored),
  ]);
  if (stored.length === 0) throw new Refusal(409, ASKED);
}
