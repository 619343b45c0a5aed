import type { BatchItem } from 'drizzle-orm/batch';
import type { Env } from '../env.ts';
import type { Database } from '../platform/database/open.ts';
import type { Job } from './queue.ts';

export type JobEnv = Pick<
  Env,
  | 'DB'
  | 'DIGESTS_PER_HOUR'
  | 'FIELD_FIGURES'
  | 'SEARCH'
  | 'PHOTOS'
  | 'EMAIL'
  | 'MAILS_TO_UNCONFIRMED_PER_HOUR'
  | 'MAILS_PER_HOUR_IN_ALL'
  | 'MAIL_FROM'
  | 'MAIL_LOG_LINKS'
  | 'POSTAL_ADDRESS'
  | 'PUSH_KEYS'
  | 'SECURITY_CONTACT'
  | 'SITE_URL'
>;

export interface JobContext {
  env: JobEnv;
  database: Database;
}

/** Jobs of one kind that a runner claimed, oldest first. */
export type Claimed = readonly [Job, ...Job[]];

/** Handles jobs of one kind. Each step can be interrupted and repeated. */
export interface JobHandler {
  /** Maximum number of jobs per run; the default is 1. */
  batch?: number;
  /** Whether only one runner at a time may run jobs of this kind, because their order matters. */
  isSerial?: true;
  /** Whether jobs are retried without limit, because giving up would lose the work. */
  isEndless?: true;
  /** Whether jobs wait while the flag of emails is off. */
  sendsMail?: true;
  /** Runs one step. @throws if the attempt failed; a permanent `JobError` gives the jobs up at once */
  run: (context: JobContext, jobs: Claimed) => Promise<JobStep>;
  /** Statements for the batch that gives jobs up. */
  onGiveUp?: (database: Database, jobs: Claimed, now: number) => BatchItem<'sqlite'>[];
}

export interface JobStep {
  /** Statements to write in one transaction with the jobs' progress. */
  statements?: BatchItem<'sqlite'>[];
  /** Progress of the job, if it needs another step. Requires a batch of one job. */
  cursor?: number;
  /** The completed jobs, if not all of them are; the others run again. */
  done?: readonly Job[];
}

/** A failure that a handler foresees. A permanent one gives the job up at once, because retries cannot help. */
export class JobError extends Error {
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** The parts of a job's key, such as 'news 55 insert'. */
export function parseEventKey({ key }: Job): { table: string; id: number; change: string } {
  const [table = '', id = '', change = ''] = key.split(' ');
  return { table, id: Number(id), change };
}
