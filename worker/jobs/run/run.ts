/** Runs due jobs: after the response to a request that wrote, and from the cron. */
import { drizzle } from 'drizzle-orm/d1';
import { isEnabled } from '../../flags/flags.ts';
import type { Database } from '../../platform/database/open.ts';
import { writeBatch } from '../../platform/database/retry.ts';
import { createSingleFlight } from '../../platform/isolate/single-flight.ts';
import { runInSpan, log } from '../../platform/log/log.ts';
import { describeCause } from '../../platform/log/root-cause.ts';
import { type Claimed, type JobEnv, type JobHandler, JobError } from '../handler.ts';
import {
  advanceJob,
  ATTEMPTS,
  claimJobs,
  deleteDone,
  readDueKinds,
  giveUp,
  type Job,
  releaseJobs,
  retryLater,
} from '../queue.ts';
import { HANDLERS, type JobKind } from './handlers.ts';

/** Maximum time for jobs after a response, in ms. A later run continues. */
const RUN_TIME_MS = 10_000;

const ALL_KINDS = Object.keys(HANDLERS) as JobKind[];

/**
 * Runs due jobs, a batch of each kind per round, until none is due or the time is up. @param time limit in ms
 * @returns false if jobs may still be due, also after an error
 */
export async function runJobs(
  env: JobEnv,
  time: number,
  kinds: readonly JobKind[] = ALL_KINDS,
): Promise<boolean> {
  const database = drizzle(env.DB);
  const end = Date.now() + time;
  try {
    const canMail = await isEnabled(database, 'mails');
    const running = canMail ? kinds : kinds.filter((kind) => !sendsMail(kind));
    for (;;) {
      const due = await readDueKinds(database, running, Date.now());
      let ran = 0;
      for (const kind of due as JobKind[]) {
        if (Date.now() >= end) return false;
        ran += await runInSpan(`batch ${kind}`, () => runBatch(env, database, kind));
        // Locally, D1 runs in this thread: without a pause no other request is served between steps.
        await scheduler.wait(1);
      }
      // Another runner has claimed the due jobs.
      if (ran === 0) return due.length === 0;
    }
  } catch (error) {
    log('jobs.behind', { error: describeCause(error) });
    return false;
  }
}

function sendsMail(kind: JobKind): boolean {
  const handler: JobHandler = HANDLERS[kind];
  return handler.sendsMail === true;
}

export const runAfterResponse = createSingleFlight(
  RUN_TIME_MS,
  async (env: JobEnv, time: number) => {
    await runJobs(env, time);
  },
);

/** Runs one batch of a kind. @returns the number of claimed jobs */
export async function runBatch(env: JobEnv, database: Database, kind: JobKind): Promise<number> {
  const handler: JobHandler = HANDLERS[kind];
  const { batch: limit = 1, isSerial = false } = handler;
  const claimed = await claimJobs(database, kind, { now: Date.now(), limit, isSerial });
  if (isClaimed(claimed)) await runClaimed(env, database, handler, claimed);
  return claimed.length;
}

function isClaimed(jobs: Job[]): jobs is [Job, ...Job[]] {
  return jobs.length > 0;
}

/** Runs claimed jobs of one kind and stores the outcome: done, another step, a retry or giving up. */
export async function runClaimed(
  env: JobEnv,
  database: Database,
  handler: JobHandler,
  claimed: Claimed,
): Promise<void> {
  const [job] = claimed;
  try {
    // The Worker was stopped during the last attempt, which stored neither success nor failure.
    if (job.attempts > ATTEMPTS && !handler.isEndless) throw new JobError('cut off', true);
    const {
      statements = [],
      cursor,
      done = claimed,
    } = await handler.run({ env, database }, claimed);
    const outcome =
      cursor === undefined ? deleteDone(database, done) : advanceJob(database, job, cursor);
    await writeBatch(database, [...statements, outcome, releaseJobs(database, claimed)]);
  } catch (error) {
    await recordJobFailure(database, handler, claimed, error);
  }
}

async function recordJobFailure(
  database: Database,
  handler: JobHandler,
  claimed: Claimed,
  error: unknown,
): Promise<void> {
  const [{ kind, key, attempts }] = claimed;
  const text = error instanceof JobError ? error.message : describeCause(error);
  const isPermanent = error instanceof JobError && error.isPermanent;
  const isGivenUp = isPermanent || (attempts >= ATTEMPTS && !handler.isEndless);
  log(isGivenUp ? 'job.given-up' : 'job.failed', {
    kind,
    key,
    jobs: claimed.length,
    attempts,
    error: text,
  });
  const now = Date.now();
  await writeBatch(
    database,
    isGivenUp
      ? [
          giveUp(database, claimed, text, now),
          ...(handler.onGiveUp?.(database, claimed, now) ?? []),
        ]
      : [retryLater(database, claimed, text, { now, isEndless: handler.isEndless })],
  );
}
