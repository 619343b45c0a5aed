/** Games that members attended. Triggers update the counts and enqueue jobs: `triggers/attendances.ts`. */

import type { AttendanceSummary } from '@desert/contract/history/attendance';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const attendances = sqliteTable(
  'attendances',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Date of the game, such as 2012-05-07. No foreign key, because a seed replaces the games. */
    date: text().notNull(),
    seat: text().notNull().default(''),
    line: text().notNull().default(''),
    created_at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('attendances_user_id_date').on(table.user_id, table.date),
    index('attendances_date').on(table.date, table.id),
  ],
);

export const attendanceCounts = sqliteTable(
  'attendance_counts',
  {
    date: text().primaryKey(),
    count: integer().notNull(),
  },
  (table) => [index('attendance_counts_count').on(table.count, table.date)],
);

/** Summaries of the games that each member attended, rebuilt by a job, so that a member's page reads one row. */
export const attendanceSummaries = sqliteTable('attendance_summaries', {
  user_id: integer().primaryKey(),
  body: text({ mode: 'json' }).$type<AttendanceSummary>().notNull(),
});
