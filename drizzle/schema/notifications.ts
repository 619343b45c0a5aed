/** Notifications of members. Times are ms since 1970. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Condition of notifications that are shown, as text: SQLite uses a partial index only for the identical condition. */
export const IS_LISTED = `"is_hidden" = 0`;

export const IS_UNREAD = `"is_hidden" = 0 AND "is_read" = 0`;

export const notifications = sqliteTable(
  'notifications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** One of `NOTIFICATION_KINDS` in `worker/contract/notifications/notifications.ts`. */
    kind: text().notNull(),
    /** Idempotency key per member. */
    key: text().notNull(),
    /** The row that caused the notification. The notification is hidden while that row is not visible. */
    source_table: text().notNull(),
    source_id: integer().notNull(),
    actor_id: integer().references(() => users.id),
    actor_name: text().notNull().default(''),
    /** Number of other actors: 'ann and 6 others'. */
    others: integer().notNull().default(0),
    /** Highest number of likes, or id or time of the newest event. */
    high_water_mark: integer().notNull().default(0),
    title: text().notNull(),
    path: text().notNull(),
    detail: text({ mode: 'json' })
      .$type<Record<string, string | number | null>>()
      .notNull()
      .default({}),
    at: integer().notNull(),
    is_read: integer({ mode: 'boolean' }).notNull().default(false),
    is_hidden: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('notifications_user_id_key').on(table.user_id, table.key),
    index('notifications_user_id_at')
      .on(table.user_id, table.at, table.id)
      .where(sql.raw(IS_LISTED)),
    index('notifications_unread').on(table.user_id).where(sql.raw(IS_UNREAD)),
    index('notifications_of').on(table.source_table, table.source_id),
    index('notifications_actor_id').on(table.actor_id),
    index('notifications_at').on(table.at),
  ],
);
