import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Which seed is loaded, and in which version: lets the seed command skip what is already there. */
export const seeds = sqliteTable('seeds', {
  name: text().primaryKey(),
  /** SHA-256 of the seed's SQL, in hex. */
  hash: text().notNull(),
});
