/** What was deleted a moment ago or is hidden by moderation, so that it can be put back: every row as it was, in no other table. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

export const deletedRows = sqliteTable(
  'deleted_rows',
  {
    id: integer().primaryKey(),
    /** The table and the id of the record that was deleted, which this row is or belongs to. */
    of_table: text().notNull(),
    of_id: integer().notNull(),
    /** The table that the row was in. */
    was_in: text().notNull(),
    /** Whose row it is; what has no user of its own is the record's. */
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** ms since 1970 */
    deleted_at: integer().notNull(),
    /** Its columns by name, as JSON, but for `write_key`. */
    row: text().notNull(),
    /** Whether it is hidden by moderation: nobody but a moderator puts it back, and no clock removes it. */
    hidden: integer({ mode: 'boolean' }).notNull().default(false),
    /** Who deleted it, and may put it back: its author, or the author of what it was on; null of what is from before. */
    deleted_by: integer(),
  },
  (table) => [
    // Of what is hidden, one table's rows are read by themselves: a story may have thousands of likes with it.
    index('deleted_rows_of').on(table.of_table, table.of_id, table.was_in),
    index('deleted_rows_user_id').on(table.user_id),
    index('deleted_rows_deleted_at').on(table.deleted_at),
  ],
);
