import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import type { Env } from '../env.ts';
import type { Job } from './queue.ts';

export type JobEnv = Pick<
  Env,
  'DB' | 'SEARCH' | 'PHOTOS' | 'EMAIL' | 'MAIL_FROM' | 'MAIL_LOG_LINKS'
>;

export interface JobContext {
  env: JobEnv;
  database: Database;
}

/** Jobs of one kind that a runner claimed, oldest first. */
export type Claimed = readonly [Job, ...Job[]];

/** What jobs of a kind do. Each step can be cut off and repeated. */
export interface JobHandler {
  /** Jobs at once; 1 unless given. */
  batch?: number;
  /** No two runners work at jobs of this kind at the same time: their order counts. */
  isSerial?: true;
  /** Never given up: the work would be lost. */
  isEndless?: true;
  /** @throws a `JobError`, or any other, for an attempt that failed */
  run: (context: JobContext, jobs: Claimed) => Promise<JobStep>;
  /** What else is written when jobs are given up. */
  onGiveUp?: (database: Database, jobs: Claimed, now: number) => BatchItem<'sqlite'>[];
}

export interface JobStep {
  /** Written in one transaction with how far the jobs are. */
  statements?: BatchItem<'sqlite'>[];
  /** How far the job is, if there is another step: only of one job. */
  cursor?: number;
  /** Those that are done, if not all are. */
  done?: readonly Job[];
}

/** A failure whose message can be stored and logged. */
export class JobError extends Error {
  readonly isPermanent: boolean;

  /** @param isPermanent whether no other attempt can help */
  constructor(message: string, isPermanent = false) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** 'news 55 insert' in parts. */
export function partsOf({ key }: Job): { table: string; id: number; change: string } {
  const [table = '', id = '', change = ''] = key.split(' ');
  return { table, id: Number(id), change };
}
