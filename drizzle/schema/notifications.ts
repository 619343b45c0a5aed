/** Notifications of members. Times are ms since 1970. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Condition of shown notifications, as text: SQLite uses a partial index only for the identical condition. */
export const IS_LISTED = `"is_gone" = 0`;

/** Condition of unread notifications, as text like `IS_LISTED`. */
export const IS_UNREAD = `"is_gone" = 0 AND "is_read" = 0`;

export const notifications = sqliteTable(
  'notifications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** One of `NOTIFICATION_KINDS` in `worker/contract/notifications.ts`. */
    kind: text().notNull(),
    /** Deduplication key per member: 'comment news_comments 55'. */
    key: text().notNull(),
    /** Source row; hiding or deleting it hides the notification. */
    of_table: text().notNull(),
    of_id: integer().notNull(),
    /** The actor; null if none is named. */
    actor_id: integer().references(() => users.id),
    actor_name: text().notNull().default(''),
    /** Number of other actors: 'ann and 6 others'. */
    others: integer().notNull().default(0),
    /** The highest count so far. Only a higher one notifies again. */
    most: integer().notNull().default(0),
    title: text().notNull(),
    path: text().notNull(),
    detail: text({ mode: 'json' })
      .$type<Record<string, string | number | null>>()
      .notNull()
      .default({}),
    at: integer().notNull(),
    is_read: integer({ mode: 'boolean' }).notNull().default(false),
    is_gone: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('notifications_user_id_key').on(table.user_id, table.key),
    index('notifications_user_id_at')
      .on(table.user_id, table.at, table.id)
      .where(sql.raw(IS_LISTED)),
    index('notifications_unread').on(table.user_id).where(sql.raw(IS_UNREAD)),
    index('notifications_of').on(table.of_table, table.of_id),
    index('notifications_actor_id').on(table.actor_id),
    index('notifications_at').on(table.at),
  ],
);
