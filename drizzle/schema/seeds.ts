import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Loaded seeds with their version, so that setup skips them. */
export const seeds = sqliteTable('seeds', {
  name: text().primaryKey(),
  hash: text().notNull(),
});
