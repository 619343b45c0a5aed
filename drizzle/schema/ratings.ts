/** The ratings of a sale: seller and buyer rate each other. Times are ms since 1970. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const ratings = sqliteTable(
  'ratings',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** No foreign key, because the rating outlives the conversation. */
    conversation_id: integer().notNull(),
    merch_name: text().notNull(),
    /** The author; null after their account was deleted. */
    user_id: integer().references(() => users.id),
    about_id: integer()
      .notNull()
      .references(() => users.id),
    is_good: integer({ mode: 'boolean' }).notNull(),
    line: text().notNull(),
    /** The reply of the rated member: null for none, '' if a moderator removed it. */
    reply: text(),
    created_at: integer().notNull(),
    /** When everyone sees it: once both rated, or 14 days later; null if a moderator removed it. */
    shown_at: integer(),
  },
  (table) => [
    uniqueIndex('ratings_conversation_id_user_id').on(table.conversation_id, table.user_id),
    index('ratings_about_id').on(table.about_id),
    index('ratings_user_id').on(table.user_id, table.about_id, table.created_at),
  ],
);
