/** Passkeys and recovery codes. Times are ms since 1970. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const defineUserIdColumn = () =>
  integer()
    .notNull()
    .references(() => users.id);

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: defineUserIdColumn(),
    credential_id: text().notNull().unique(),
    public_key: text().notNull(),
    /** Signature counter; some authenticators always report 0. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Whether the passkey is synced between the owner's devices. */
    backed_up: integer({ mode: 'boolean' }).notNull(),
    name: text().notNull(),
    created_at: integer().notNull(),
    last_used_at: integer(),
  },
  (table) => [index('passkeys_user_id').on(table.user_id)],
);

/** WebAuthn challenges that were used. An open one is in its signed ticket only. docs/decisions/0085-doors.md */
export const usedPasskeyChallenges = sqliteTable(
  'used_passkey_challenges',
  {
    ticket_hash: text().primaryKey(),
    /** When it was issued. */
    created_at: integer().notNull(),
  },
  (table) => [index('used_passkey_challenges_created_at').on(table.created_at)],
);

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: defineUserIdColumn(),
    code_hash: text().notNull(),
    used_at: integer(),
  },
  (table) => [uniqueIndex('recovery_codes_user_id_code_hash').on(table.user_id, table.code_hash)],
);
