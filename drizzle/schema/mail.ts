/** E-mail that is to be sent, and the links in it. Times are ms since 1970. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const mails = sqliteTable(
  'mails',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Written twice by this, it is one mail. */
    key: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Emptied when it is sent or given up: it may hold a link. */
    text: text().notNull(),
    html: text().notNull(),
    created_at: integer().notNull(),
    /** When it was handed over, or given up: see its job. */
    sent_at: integer(),
    failed_at: integer(),
  },
  (table) => [
    index('mails_user_id').on(table.user_id),
    index('mails_created_at').on(table.created_at),
  ],
);

/** Links that were sent by mail: each opens once. */
export const mailLinks = sqliteTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link, in hex. */
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** What it does: confirms the address, sets a new password, makes `email` the address. */
    purpose: text({ enum: ['confirm', 'password', 'address'] }).notNull(),
    /** The address that it was sent to. */
    email: text().notNull(),
    created_at: integer().notNull(),
  },
  (table) => [
    index('mail_links_user_id').on(table.user_id, table.purpose),
    index('mail_links_created_at').on(table.created_at),
  ],
);
