/** Changes for the search index, a separate database: docs/decisions/0038-search.md */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Changed records and comments that may not be indexed yet; see `seed/search/`. */
export const searchChanges = sqliteTable('search_changes', {
  id: integer().primaryKey({ autoIncrement: true }),
  of_table: text().notNull(),
  of_id: integer().notNull(),
});
