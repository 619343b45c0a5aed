import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../database/open.ts';
import type { Refusal } from '../../response/refusal.ts';
import type { NewAct } from '../log-act.ts';

/** What an act does. */
interface Effect {
  /** What has to be so. */
  when: SQL | undefined;
  statements: BatchItem<'sqlite'>[];
  /** What is said where `when` does not hold: somebody else was faster, for one. */
  otherwise: string;
}

/**
 * @param isDone whether the act is logged, which every statement asks
 * @returns the effect; or why the act cannot be done to such a thing
 */
export type EffectOf = (database: Database, act: NewAct, isDone: SQL) => Effect | Refusal;
