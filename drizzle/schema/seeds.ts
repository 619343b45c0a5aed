import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Hashes of loaded seeds: setup skips unchanged ones. The row 'search index' has the revision of that index. */
export const seeds = sqliteTable('seeds', {
  name: text().primaryKey(),
  hash: text().notNull(),
});
