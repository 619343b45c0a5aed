import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Secrets that the site makes for itself, by what they sign. */
export const signingKeys = sqliteTable('signing_keys', {
  name: text().primaryKey(),
  /** 256 random bits, in hex. */
  key: text().notNull(),
});
