/** How much accounts wrote in a day. */

import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const writtenBytes = sqliteTable(
  'written_bytes',
  {
    /** When the day began, in UTC: ms since 1970. */
    day: integer().notNull(),
    /** The account's id, as `attempts` has it. */
    account: text().notNull(),
    /** '' of all that was written; of the demo account also each client's address. */
    source: text().notNull(),
    bytes: integer().notNull(),
  },
  // By day first: the cron finds what is over.
  ({ day, account, source }) => [primaryKey({ columns: [day, account, source] })],
);
