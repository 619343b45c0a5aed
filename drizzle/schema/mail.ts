/** The mail queue, and links in mails. Times are ms since 1970. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Idempotency key. */
    key: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    /** `text` and `html` are cleared when the mail is sent or given up, because they may contain a secret link. */
    text: text().notNull(),
    html: text().notNull(),
    created_at: integer().notNull(),
    sent_at: integer(),
    failed_at: integer(),
  },
  (table) => [
    index('mails_user_id').on(table.user_id),
    index('mails_created_at').on(table.created_at),
  ],
);

export const mailLinks = sqliteTable(
  'mail_links',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    purpose: text({ enum: ['confirm', 'password', 'address'] }).notNull(),
    email: text().notNull(),
    created_at: integer().notNull(),
  },
  (table) => [
    index('mail_links_user_id').on(table.user_id, table.purpose),
    index('mail_links_created_at').on(table.created_at),
  ],
);
