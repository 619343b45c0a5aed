/** E-mail that is to be sent, and the links in it. Times are ms since 1970. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Whether a mail still waits to be sent: word for word in queries and in the index, which fits no other. */
export const IS_WAITING = `"sent_at" IS NULL AND "failed_at" IS NULL`;

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
    /** How often it was tried, and when it may be again. */
    tries: integer().notNull().default(0),
    next_at: integer().notNull(),
    sent_at: integer(),
    failed_at: integer(),
    /** What the last try failed of. */
    error: text().notNull().default(''),
  },
  (table) => [
    index('mails_next_at').on(table.next_at).where(sql.raw(IS_WAITING)),
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
