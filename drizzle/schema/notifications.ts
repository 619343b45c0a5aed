/** What members are told. Times are ms since 1970. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Whether a notification is in its member's list: word for word in queries and in the indexes, which fit no other. */
export const IS_TOLD = `"is_gone" = 0`;

/** Whether it counts as not read; as `IS_TOLD`. */
export const IS_UNREAD = `"is_gone" = 0 AND "is_read" = 0`;

export const notifications = sqliteTable(
  'notifications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Who is told. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** One of `NOTIFICATION_KINDS` in `worker/contract/notifications.ts`. */
    kind: text().notNull(),
    /** What makes two the same, of one member: 'comment news_comments 55'. */
    key: text().notNull(),
    /** The row that it tells of: where that is deleted or hidden, it is gone. */
    of_table: text().notNull(),
    of_id: integer().notNull(),
    /** Who did it last; null where nobody is named. */
    actor_id: integer().references(() => users.id),
    actor_name: text().notNull().default(''),
    /** How many others did the same: 'ann and 6 others'. */
    others: integer().notNull().default(0),
    /** The most who did so far: no more than them is nothing new. */
    most: integer().notNull().default(0),
    /** What the subject was called when it was told, and where it is. */
    title: text().notNull(),
    path: text().notNull(),
    /** What changed, or what a moderator says: see `worker/contract/notifications.ts`. */
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
    index('notifications_user_id_at').on(table.user_id, table.at, table.id).where(sql.raw(IS_TOLD)),
    index('notifications_unread').on(table.user_id).where(sql.raw(IS_UNREAD)),
    index('notifications_of').on(table.of_table, table.of_id),
    index('notifications_actor_id').on(table.actor_id),
    index('notifications_at').on(table.at),
  ],
);
