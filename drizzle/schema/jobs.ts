/** The job queue: work caused by a change and done after the response or by the cron. Times are ms since 1970. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Condition of dead letters. Queries must repeat it word for word, or SQLite does not use the partial index. */
export const IS_DEAD = `"failed_at" IS NOT NULL`;

/** Jobs, deleted when done. Triggers insert most in the transaction of their cause: docs/decisions/0062-job-queue.md */
export const jobs = sqliteTable(
  'jobs',
  {
    /** No AUTOINCREMENT: each insert would scan `sqlite_sequence`, which has a row per AUTOINCREMENT table. */
    id: integer().primaryKey(),
    /** One of `HANDLERS` in worker/jobs/run/handlers.ts. */
    kind: text().notNull(),
    /** Subject of the job, such as 'news 55', with the change for some kinds: 'news 55 insert'. */
    key: text().notNull(),
    /**
     * Increases when the job is enqueued again. Random at first, because ids are reused, and a slow runner must not
     * mistake a new job for the one it claimed.
     */
    version: integer()
      .notNull()
      .default(sql`(abs(random()) % 1000000000)`),
    /** Progress of a job with several steps; its handler defines the meaning. */
    cursor: integer().notNull().default(0),
    /** Time of the change that enqueued the job; see `keepsTime` in `triggers/jobs.ts`. */
    at: integer().notNull(),
    run_at: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    lease_until: integer().notNull().default(0),
    last_error: text().notNull().default(''),
    failed_at: integer(),
  },
  (table) => [
    uniqueIndex('jobs_kind_key').on(table.kind, table.key),
    index('jobs_kind_run_at')
      .on(table.kind, table.run_at)
      .where(sql`"failed_at" IS NULL`),
    index('jobs_leased')
      .on(table.kind, table.lease_until)
      .where(sql`"lease_until" > 0`),
    index('jobs_failed').on(table.failed_at).where(sql.raw(IS_DEAD)),
  ],
);
