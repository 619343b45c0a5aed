/** The job queue: work that follows a change, after the response or from the cron. Times are ms since 1970. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Word for word in queries and in the index, which fits no other. */
export const IS_DEAD = `"failed_at" IS NOT NULL`;

/**
 * Written in the transaction that causes the work, by triggers (`seed/jobs.ts`). A job carries ids, never texts, and is deleted
 * when it is done: see docs/decisions/0062-job-queue.md.
 */
export const jobs = sqliteTable(
  'jobs',
  {
    /** Without AUTOINCREMENT, by which each insert reads a row of every table that has it. */
    id: integer().primaryKey(),
    /** One of `HANDLERS` in worker/jobs/handlers.ts. */
    kind: text().notNull(),
    /** What the job is about: 'news 55 insert'. */
    key: text().notNull(),
    /** A second cause of the same job raises it. Random at first: ids are used again, and a slow runner must not take one job for another. */
    version: integer()
      .notNull()
      .default(sql`(abs(random()) % 1000000000)`),
    /** How far a job of several steps is: its handler says of what. */
    cursor: integer().notNull().default(0),
    /** When its cause happened. */
    at: integer().notNull(),
    run_at: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Until then it belongs to the runner that claimed it. */
    lease_until: integer().notNull().default(0),
    last_error: text().notNull().default(''),
    /** When it was given up: a dead letter. */
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
