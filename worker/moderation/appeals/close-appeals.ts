import type { RESTRICTIONS } from '@desert/contract/moderation/decisions';
import type { Action } from '@desert/contract/moderation/moderation';
import { appeals, moderationActions } from '@desert/drizzle/schema';
import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import type { NewAction } from '../log-action.ts';
import { isDecidable } from './other-moderator.ts';

/** The restriction that an action reverses, whoever takes it. */
const REVERSED: Partial<Record<Action, (typeof RESTRICTIONS)[number]>> = {
  'put-back': 'hide',
  unlock: 'lock',
  unsuspend: 'suspend',
};

/**
 * The statement that closes the appeals against what an action reverses. Any other action decides the newest appeal that
 * its moderator can decide: the one that the case shows. If a record is gone, a trigger closes appeals.
 */
export function closeAppeals(database: Database, action: NewAction, where: SQL) {
  const reversed = REVERSED[action.action];
  const outcome = reversed || action.action === 'withdraw' ? 'changed' : 'kept';
  return database
    .update(appeals)
    .set({ closed_at: action.now, outcome })
    .where(and(reversed ? isAgainst(reversed, action) : isDecided(action), where));
}

/** The condition that an appeal is against something that no other action reverses. */
export function isWithdrawable(): SQL {
  const isAppealed = eq(moderationActions.id, appeals.action_id);
  return hasRow(
    moderationActions,
    and(isAppealed, inArray(moderationActions.action, ['warn', 'remove'])),
  );
}

/** A suspension is lifted as a whole, whichever post it was about. */
function isAgainst(reversed: string, { kind, id, subject }: NewAction): SQL | undefined {
  const isOfSubject =
    reversed === 'suspend'
      ? eq(appeals.user_id, subject.author_id ?? 0)
      : and(eq(appeals.kind, kind), eq(appeals.subject_id, id));
  const appealed = and(
    eq(moderationActions.id, appeals.action_id),
    eq(moderationActions.action, reversed),
  );
  return and(isOfSubject, isNull(appeals.closed_at), hasRow(moderationActions, appealed));
}

function isDecided(decision: NewAction): SQL | undefined {
  const { action, kind, id, now, moderator_id, isBulk = false } = decision;
  if (isBulk) return sql`FALSE`;
  const isOne = isDecidable(moderator_id, { kind, id });
  const where = action === 'withdraw' ? and(isOne, isWithdrawable()) : isOne;
  const newest = sql`(SELECT max(${appeals.id}) FROM ${appeals} WHERE ${where})`;
  // A retry must not decide the next appeal.
  const isRetry = and(
    eq(appeals.kind, kind),
    eq(appeals.subject_id, id),
    eq(appeals.closed_at, now),
  );
  return and(eq(appeals.id, newest), not(hasRow(appeals, isRetry)));
}
