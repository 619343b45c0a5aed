/** What the search index has to follow. It is a database of its own: docs/decisions/0038-search.md */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Records and comments that were written, changed or deleted and may not be in the index yet; see `seed/search/`. */
export const searchChanges = sqliteTable('search_changes', {
  /** Counts up, never given twice: the index notes how far it is. */
  id: integer().primaryKey({ autoIncrement: true }),
  of_table: text().notNull(),
  of_id: integer().notNull(),
});
