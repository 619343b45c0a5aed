import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../database/open.ts';
import type { Refusal } from '../../response/refusal.ts';
import type { NewAction } from '../log-action.ts';

/** What an action does. */
interface Effect {
  /** What has to be so. */
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
