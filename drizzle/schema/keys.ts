import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const SIGNING_KEYS = [
  'proof-of-work',
  'passkey-challenges',
  'proof-codes',
  'notices',
] as const;

/** Secrets that the set-up makes, by what they sign. */
export const signingKeys = sqliteTable('signing_keys', {
  name: text({ enum: SIGNING_KEYS }).primaryKey(),
  /** 256 random bits, in hex. */
  key: text().notNull(),
});

export type SigningKey = (typeof SIGNING_KEYS)[number];

/** Makes the keys that a database lacks. */
export const MAKE_SIGNING_KEYS = `INSERT OR IGNORE INTO signing_keys (name, key)
  SELECT value, lower(hex(randomblob(32))) FROM json_each('${JSON.stringify(SIGNING_KEYS)}');`;
