/** How an account is opened besides its password. Times are ms since 1970. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** A WebAuthn credential of a member. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: userId(),
    /** base64url */
    credential_id: text().notNull().unique(),
    /** COSE, base64url */
    public_key: text().notNull(),
    /** How often it was used, as it says itself; some always say 0. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Whether it is copied between the devices of its owner. */
    backed_up: integer({ mode: 'boolean' }).notNull(),
    /** As its owner calls it. */
    name: text().notNull(),
    created_at: integer().notNull(),
    last_used_at: integer(),
  },
  (table) => [index('passkeys_user_id').on(table.user_id)],
);

/** What a browser was asked to sign, once, for a few minutes. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** SHA-256 of the ticket that the browser hands back, in hex. */
    ticket_hash: text().primaryKey(),
    challenge: text().notNull(),
    /** Whose passkey it has to be; null of a log-in that names nobody. */
    user_id: integer().references(() => users.id),
    purpose: text({ enum: ['register', 'log-in', 'second-factor', 'reauthenticate'] }).notNull(),
    created_at: integer().notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id').on(table.user_id),
    index('passkey_challenges_created_at').on(table.created_at),
  ],
);

/** Codes on paper that take the place of a passkey, once each. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: userId(),
    /** SHA-256 of the code, in hex: nobody can guess its 80 random bits. */
    code_hash: text().notNull(),
    used_at: integer(),
  },
  (table) => [uniqueIndex('recovery_codes_user_id_code_hash').on(table.user_id, table.code_hash)],
);
