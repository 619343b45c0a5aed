import { jobs } from '@desert/drizzle/schema';
import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import type { JobEnv } from '../jobs/handler.ts';
import { enqueueHourly, type Job } from '../jobs/queue.ts';
import { HANDLERS, type JobKind } from '../jobs/run/handlers.ts';
import { runBatch, runClaimed, runJobs } from '../jobs/run/run.ts';
import { env } from './account.ts';
import { allSettled } from './background.ts';

/** Runs due jobs of all or some kinds for at most 200 s, less than a test may take. @returns whether no such job is due any more */
export async function runDue(kinds?: JobKind[], environment: JobEnv = env): Promise<boolean> {
  // A runner that a response started may hold jobs, which would not be due here.
  await allSettled();
  return runJobs(environment, 200_000, kinds);
}

/** Runs the jobs that notify members. */
export const runNotifications = () => runDue(['notify', 'follow']);

/** Brings the search index up to date. */
export const runIndexing = (environment?: JobEnv) =>
  runDue(['follow', 'rebuild', 'index'], environment);

/** Enqueues a job as the hourly cron does, and runs it. */
export async function runHourly(kind: JobKind, environment?: JobEnv): Promise<void> {
  await drizzle(env.DB).batch(enqueueHourly(drizzle(env.DB), [kind], Date.now()));
  await runDue([kind], environment);
}

/** The jobs of a kind, oldest first. */
export const jobsOf = (kind: JobKind): Promise<Job[]> =>
  drizzle(env.DB).select().from(jobs).where(eq(jobs.kind, kind)).orderBy(asc(jobs.id));

/** Claims and runs one batch of jobs of a kind. */
export async function runOnce(kind: JobKind): Promise<void> {
  await runBatch(env, drizzle(env.DB), kind);
}

/** Runs a step of a job as a runner that claimed it in the given state, which may be outdated. */
export const takeStep = (job: Job, DB = env.DB): Promise<void> =>
  runClaimed({ ...env, DB }, drizzle(DB), HANDLERS[job.kind as JobKind], [job]);

/** Ends all leases and delays, as if time had passed. */
export const makeDue = () => env.DB.exec('UPDATE jobs SET lease_until = 0, run_at = 0');
