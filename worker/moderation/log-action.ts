/** The log of moderation. The effects of an action depend on its row. */
import type { Action, RuleName } from '@desert/contract/moderation/moderation';
import { moderationActions } from '@desert/drizzle/schema';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { hasRow, insertSelect } from '../platform/database/sql.ts';
import type { Subject, SubjectRef } from './subject.ts';

export interface NewAction extends SubjectRef {
  action: Action;
  /** The moderator's id; null for an automatic action. */
  moderator_id: number | null;
  subject: Pick<Subject, 'author_id' | 'title'>;
  rule: RuleName | '';
  reason: string;
  /** End of a suspension: ms since 1970. */
  until?: number | null;
  /** Whether it is one of many, taken without reading the case: it decides no appeal. */
  isBulk?: boolean;
  now: number;
}

/**
 * The statement that logs an action. @param where the precondition of the action, so that of two concurrent actions
 * one is logged
 */
export function logAction(database: Database, action: NewAction, where: SQL | undefined) {
  const { moderator_id, kind, id, subject, rule, reason, until = null, now } = action;
  const row = {
    created_at: now,
    moderator_id,
    action: action.action,
    kind,
    subject_id: id,
    rule,
    reason,
    until,
  };
  const { author_id, title } = subject;
  return insertSelect(
    database,
    moderationActions,
    { ...row, author_id, title },
    sql`WHERE ${where ?? sql`TRUE`}`,
  );
}

/** The condition that an action was logged, also by an earlier attempt of its batch. */
export function isLogged(action: NewAction): SQL {
  return hasRow(moderationActions, isRow(action));
}

/** The id of a logged action. */
export function selectLoggedId(action: NewAction): SQL {
  return sql`(SELECT ${moderationActions.id} FROM ${moderationActions} WHERE ${isRow(action)})`;
}

function isRow({ moderator_id, kind, id, action, now }: NewAction): SQL | undefined {
  const { subject_id, created_at } = moderationActions;
  return and(
    eq(moderationActions.kind, kind),
    eq(subject_id, id),
    eq(created_at, now),
    eq(moderationActions.action, action),
    sql`${moderationActions.moderator_id} IS ${moderator_id}`,
  );
}

interface Effect {
  when: SQL | undefined;
  statements: BatchItem<'sqlite'>[];
  /** The message if `when` does not hold, for example because another moderator was faster. */
  otherwise: string;
}

/**
 * The effect of an action. Refuses subjects that have no such effect. @param isDone the condition that the action is
 * logged, on which every statement must depend
 */
export type EffectOf = (database: Database, action: NewAction, isDone: SQL) => Effect;
