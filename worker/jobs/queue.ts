/** The job queue in the database: claiming jobs under a lease, completing them, retrying with backoff, giving up. */
import { jobs } from '@desert/drizzle/schema';
import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { insertSelect } from '../platform/database/sql.ts';

export type Job = typeof jobs.$inferSelect;

/**
 * Lease of a claimed job, in ms: the 30 s that a Worker may run after a response. A job whose runner died waits this
 * long.
 */
export const LEASE_MS = 30_000;

const MINUTE_MS = 60_000;

/** Delay after each failed attempt, in ms. */
const BACKOFF_MS = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60].map((minutes) => minutes * MINUTE_MS);

/** Maximum delay of jobs that are never given up, in ms. */
const ENDLESS_WAIT_MS = 5 * MINUTE_MS;

/** Number of attempts before a job is given up. */
export const ATTEMPTS = BACKOFF_MS.length + 1;

interface Claim {
  now: number;
  /** Maximum number of jobs. One that failed before is claimed alone, so that it fails no others. */
  limit: number;
  isSerial: boolean;
}

/** Claims the due jobs of a kind that have waited longest, if any: until the end of the lease, no other runner gets them. */
export async function claimJobs(
  database: Database,
  kind: string,
  { now, limit, isSerial }: Claim,
): Promise<Job[]> {
  const due = await database
    .select({ id: jobs.id, attempts: jobs.attempts })
    .from(jobs)
    .where(isDue(kind, now))
    .orderBy(asc(jobs.run_at), asc(jobs.id))
    .limit(limit);
  const [first] = due;
  if (!first) return [];
  const fresh = due.filter(({ attempts }) => attempts === 0);
  const chosen = (first.attempts > 0 ? [first] : fresh).map(({ id }) => id);
  const leased = sql`EXISTS (SELECT 1 FROM jobs WHERE kind = ${kind} AND lease_until > ${now})`;
  const claimed = await database
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, lease_until: now + LEASE_MS })
    .where(and(isListedJob(chosen), isDue(kind, now), isSerial ? sql`NOT ${leased}` : undefined))
    .returning();
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** The condition that a job is due. Its wording must match the partial index of jobs by kind. */
function isDue(kind: string, now: number): SQL | undefined {
  return and(
    eq(jobs.kind, kind),
    isNull(jobs.failed_at),
    lte(jobs.run_at, now),
    lte(jobs.lease_until, now),
  );
}

function isListedJob(ids: number[]): SQL {
  return inArray(jobs.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}

/** Filters the kinds to those that have a due job. */
export async function readDueKinds(
  database: Database,
  kinds: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await database.all<{ kind: string }>(
    sql`SELECT value AS kind FROM json_each(${JSON.stringify(kinds)}) WHERE EXISTS (SELECT 1 FROM ${jobs}
      WHERE ${jobs.kind} = value AND failed_at IS NULL AND run_at <= ${now} AND lease_until <= ${now})`,
  );
  return rows.map(({ kind }) => kind);
}

/** The condition that a job is as its runner read it: it was neither enqueued again nor advanced by another runner. */
export function hasVersion({ id, version, cursor }: Job): SQL {
  return sql`EXISTS (SELECT 1 FROM ${jobs} WHERE ${jobs.id} = ${id} AND ${jobs.version} = ${version}
    AND ${jobs.cursor} = ${cursor})`;
}

/** The statement that deletes completed jobs, unless they were enqueued again meanwhile. */
export function deleteDone(database: Database, done: readonly Job[]) {
  const read = JSON.stringify(done.map(({ id, version, cursor }) => [id, version, cursor]));
  return database
    .delete(jobs)
    .where(
      sql`(${jobs.id}, ${jobs.version}, ${jobs.cursor}) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(${read}))`,
    );
}

/** The statement that stores a job's progress, unless it was enqueued again or advanced meanwhile. */
export function advanceJob(database: Database, job: Job, cursor: number) {
  return database
    .update(jobs)
    .set({ cursor })
    .where(and(eq(jobs.id, job.id), hasVersion(job)));
}

/** The statement that ends the lease of jobs that are not deleted, and resets their attempts. */
export function releaseJobs(database: Database, claimed: readonly Job[]) {
  const until = claimed[0]?.lease_until ?? 0;
  return database
    .update(jobs)
    .set({ lease_until: 0, attempts: 0 })
    .where(and(isListedJob(claimed.map(({ id }) => id)), eq(jobs.lease_until, until)));
}

/** The statement that lets jobs wait, without counting an attempt. They must not be done. */
export function postponeJobs(database: Database, waiting: readonly Job[], until: number) {
  return database
    .update(jobs)
    .set({ run_at: until })
    .where(isListedJob(waiting.map(({ id }) => id)));
}

/** The statement that delays failed jobs until their next attempt. */
export function retryLater(
  database: Database,
  failed: readonly [Job, ...Job[]],
  error: string,
  { now, isEndless = false }: { now: number; isEndless?: boolean | undefined },
) {
  const wait = BACKOFF_MS[failed[0].attempts - 1] ?? ENDLESS_WAIT_MS;
  return database
    .update(jobs)
    .set({
      run_at: now + (isEndless ? Math.min(wait, ENDLESS_WAIT_MS) : wait),
      lease_until: 0,
      last_error: error,
    })
    .where(isListedJob(failed.map(({ id }) => id)));
}

/** The statement that gives jobs up. They stay as dead letters, for moderators. */
export function giveUp(database: Database, failed: readonly Job[], error: string, now: number) {
  return database
    .update(jobs)
    .set({ failed_at: now, lease_until: 0, last_error: error })
    .where(isListedJob(failed.map(({ id }) => id)));
}

interface NewJob {
  kind: string;
  key: string | SQL;
  /** Time of the cause: ms since 1970. */
  at: number | SQL;
  run_at?: SQL;
}

/** The statement that enqueues a job for each row of `from`; the caller adds what happens to one that is queued. */
export function enqueueJobs(database: Database, job: NewJob, from = sql`WHERE TRUE`) {
  return insertSelect(database, jobs, job, from);
}

/** Statements that enqueue a job of each kind. One that waits or runs stays as it is; one given up is tried again. */
export function enqueueHourly(database: Database, kinds: string[], at: number) {
  const statements = kinds.map((kind) =>
    enqueueJobs(database, { kind, key: 'hourly', at }).onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: { attempts: 0, failed_at: null },
      setWhere: isNotNull(jobs.failed_at),
    }),
  );
  return statements as [(typeof statements)[0], ...typeof statements];
}
