import type { Action } from '@desert/contract/moderation/moderation';
import { appeals } from '@desert/drizzle/schema';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { NewAction } from '../log-action.ts';

/** The actions that reverse a restriction. */
const REVERSALS = new Set<Action>(['put-back', 'unlock', 'unsuspend', 'withdraw']);

/** The statement that closes the appeals about a subject. */
export function closeAppeals(database: Database, { kind, id, action, now }: NewAction, where: SQL) {
  const isOfSubject = and(eq(appeals.kind, kind), eq(appeals.subject_id, id));
  return database
    .update(appeals)
    .set({ closed_at: now, outcome: REVERSALS.has(action) ? 'changed' : 'kept' })
    .where(and(isOfSubject, isNull(appeals.closed_at), where));
}
