/** Who has an account, where they are signed in, and what the rate limits count. Times are ms since 1970. */

import { type SQL, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';

/** What an account may do besides what every member may. */
export const ROLES = ['member', 'moderator'] as const;

/** What is stored in place of a password where none opens the account: it is no hash of any. */
export const NO_PASSWORD = '!';

export const users = sqliteTable(
  'users',
  {
    /** Never given to another account, also when this one is gone. */
    id: integer().primaryKey({ autoIncrement: true }),
    /** As its owner writes it. */
    username: text().notNull(),
    /** In lower case: names that differ in case only are the same name. */
    username_key: text().notNull().unique(),
    email: text().notNull(),
    email_key: text().notNull().unique(),
    /** What `worker/accounts/passwords.ts` made of it, with the parameters; else `NO_PASSWORD`. */
    password: text().notNull(),
    created_at: integer().notNull(),
    role: text({ enum: ROLES }).notNull().default('member'),
    /** Until when nobody can log in to it; null while anybody who has the password can. */
    suspended_until: integer(),
    /** When a link that was sent to `email` was followed; null before. */
    email_confirmed_at: integer(),
    /** The kinds of notification that its owner does not want. */
    muted: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Whether a log-in by password takes a passkey or a recovery code as well. */
    second_factor: integer({ mode: 'boolean' }).notNull().default(false),
  },
  // Of the few that are not as the others.
  (table) => [
    index('users_moderators')
      .on(table.role)
      .where(sql`role = 'moderator'`),
  ],
);

/**
 * Accounts that were deleted and whose rows `worker/account-deletion/` has yet to remove, in bounded steps. No reader shows what they
 * wrote. Their id has no reference: the user's row goes first.
 */
export const accountDeletions = sqliteTable('account_deletions', {
  /** The user's. */
  id: integer().primaryKey(),
});

/**
 * Whether a user's account was deleted and is not removed yet. SQLite evaluates the first EXISTS once a statement, so that the second one
 * reads nothing per row while no account is being deleted.
 */
export const isBeingDeleted = (user_id: AnySQLiteColumn): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${accountDeletions}) AND EXISTS (SELECT 1 FROM ${accountDeletions} WHERE ${accountDeletions.id} = ${user_id}))`;

/** A browser that is signed in. */
export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex. */
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** When its owner logged in; `SESSION_ABSOLUTE_LIFETIME` after that it is over. */
    created_at: integer().notNull(),
    /** When it was last renewed; `SESSION_LIFETIME` after that it is over. */
    renewed_at: integer().notNull(),
    /** What the browser says of itself, at most 200 characters. */
    device: text().notNull(),
    /** When its owner last gave a password or a passkey in it, to log in or because they were asked again. */
    authenticated_at: integer().notNull().default(0),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_renewed_at').on(table.renewed_at),
    index('sessions_created_at').on(table.created_at),
  ],
);

/** What the rate limits count: `worker/rate-limits/`. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    /** The policy and who it counts: an account, an address, an email as it was typed. */
    key: text().notNull(),
    /** What is counted once: one attempt, or a network. */
    hit: text().notNull(),
    at: integer().notNull(),
    expires_at: integer().notNull(),
    /** Whether its outcome is yet to come. */
    in_flight: integer({ mode: 'boolean' }).notNull().default(false),
  },
  ({ key, at, hit, expires_at }) => [
    primaryKey({ columns: [key, at, hit] }),
    index('rate_limits_expires_at').on(expires_at),
  ],
);
