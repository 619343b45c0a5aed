/** The job queue: work that follows a change, after the response or from the cron. Times are ms since 1970. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Condition of dead letters. Queries must repeat it word for word, or SQLite does not use the partial index. */
export const IS_DEAD = `"failed_at" IS NOT NULL`;

/**
 * Jobs, inserted by triggers (`seed/jobs.ts`) in the transaction that causes the work. A job has ids and never texts,
 * and is deleted when done: see docs/decisions/0062-job-queue.md.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    /** No AUTOINCREMENT, with which each insert would read a row of every such table. */
    id: integer().primaryKey(),
    /** One of `HANDLERS` in worker/jobs/handlers.ts. */
    kind: text().notNull(),
    /** What the job is about: 'news 55 insert'. */
    key: text().notNull(),
    /**
     * Increases when the job is enqueued again. Random at first, because ids are reused, and a slow runner must not
     * mistake one job for another.
     */
    version: integer()
      .notNull()
      .default(sql`(abs(random()) % 1000000000)`),
    /** Progress of a job with several steps; its handler defines the meaning. */
    cursor: integer().notNull().default(0),
    /** Time of the cause. */
    at: integer().notNull(),
    run_at: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** End of the lease: until then, the job belongs to the runner that claimed it. */
    lease_until: integer().notNull().default(0),
    last_error: text().notNull().default(''),
    /** Time at which the job was given up and became a dead letter. */
    failed_at: integer(),
  },
  (table) => [
    uniqueIndex('jobs_kind_key').on(table.kind, table.key),
    index('jobs_kind')
      .on(table.kind)
      .where(sql`"failed_at" IS NULL`),
    index('jobs_leased')
      .on(table.kind, table.lease_until)
      .where(sql`"lease_until" > 0`),
    index('jobs_failed').on(table.failed_at).where(sql.raw(IS_DEAD)),
  ],
);
