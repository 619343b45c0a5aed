/** Records with more on them than one batch takes, on their way out of their tables or back. */

import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const moves = sqliteTable(
  'moves',
  {
    /** Never given twice: who has read one acts on that only. */
    id: integer().primaryKey({ autoIncrement: true }),
    /** The table and the id of the record. */
    of_table: text().notNull(),
    of_id: integer().notNull(),
    /** Into `deleted_rows` ('out'), or from there ('back'). */
    direction: text({ enum: ['out', 'back'] }).notNull(),
    /** As the rows in `deleted_rows` have them. */
    deleted_by: integer().notNull(),
    hidden: integer({ mode: 'boolean' }).notNull(),
    /** Whether what is out is removed, and never put back. */
    for_good: integer({ mode: 'boolean' }).notNull().default(false),
    /** ms since 1970 */
    started_at: integer().notNull(),
  },
  (table) => [uniqueIndex('moves_of').on(table.of_table, table.of_id)],
);
