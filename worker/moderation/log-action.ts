/** The log of actions, which is only ever added to. Each action is written first in its batch, and all that follows asks whether it was. */
import type { Action, RuleName } from '@desert/contract/moderation';
import { moderationActions } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { existsIn } from '../database/exists.ts';
import type { Database } from '../database/open.ts';
import type { Refusal } from '../response/refusal.ts';
import type { Subject, SubjectRef } from './subject.ts';

export interface NewAction extends SubjectRef {
  action: Action;
  /** Null where a rule of the site does it. */
  moderator_id: number | null;
  subject: Pick<Subject, 'author_id' | 'title'>;
  rule: RuleName | '';
  reason: string;
  /** Until when, of a suspension: ms since 1970. */
  until?: number | null;
  /** ms since 1970; the reports that it answers are closed at the same. */
  now: number;
}

/**
 * The statement that logs an action.
 * @param where only if: what has to be so for the action to do anything, so that of two at once one acts
 */
export function logAction(database: Database, action: NewAction, where: SQL | undefined) {
  const { moderator_id, kind, id, subject, rule, reason, until = null, now } = action;
  return database.insert(moderationActions)
    .select(sql`SELECT NULL, ${now}, ${moderator_id}, ${action.action}, ${kind}, ${id}, ${subject.author_id}, ${subject.title},
      ${rule}, ${reason}, ${until} WHERE ${where ?? sql`TRUE`}`);
}

/** Whether an action was logged, also where its batch was sent twice. */
export function isLogged({ moderator_id, kind, id, action, now }: NewAction): SQL {
  const { of_id, created_at } = moderationActions;
  const logged = and(
    eq(moderationActions.kind, kind),
    eq(of_id, id),
    eq(created_at, now),
    eq(moderationActions.action, action),
    sql`${moderationActions.moderator_id} IS ${moderator_id}`,
  );
  return existsIn(moderationActions, logged);
}

interface Effect {
  when: SQL | undefined;
  statements: BatchItem<'sqlite'>[];
  /** What is said where `when` does not hold: somebody else was faster, for one. */
  otherwise: string;
}

/**
 * @param isDone whether the action is logged, which every statement asks
 * @returns the effect; or why the action cannot be done to such a subject
 */
export type EffectOf = (database: Database, action: NewAction, isDone: SQL) => Effect | Refusal;
