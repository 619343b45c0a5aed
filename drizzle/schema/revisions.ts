import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Hashes of loaded migrations, triggers and seeds: the set-up skips unchanged ones. The row 'search index' has the
 * revision of that index.
 */
export const revisions = sqliteTable('revisions', {
  name: text().primaryKey(),
  hash: text().notNull(),
});
