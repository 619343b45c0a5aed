/** Accounts, sessions and rate limits. Times are ms since 1970. */

import { type SQL, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';

export const ROLES = ['member', 'moderator'] as const;

/** Stored instead of a hash for accounts without a password. It matches no password. */
export const NO_PASSWORD = '!';

/** Condition of members with digests, as text: SQLite uses a partial index only for the identical condition. */
export const HAS_DIGESTS = `"digest_at" > 0`;

/** Condition of moderators, as text for the same reason. */
export const IS_MODERATOR = `"role" = 'moderator'`;

export const users = sqliteTable(
  'users',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** The username in lower case, because usernames are unique case-insensitively. */
    username_key: text().notNull().unique(),
    email: text().notNull(),
    email_key: text().notNull().unique(),
    /** A hash with its parameters, or `NO_PASSWORD`. */
    password: text().notNull(),
    created_at: integer().notNull(),
    role: text({ enum: ROLES }).notNull().default('member'),
    suspended_until: integer(),
    email_confirmed_at: integer(),
    /** The notification kinds that the member muted, 'mail' if mail is off, 'bounced' if mail came back, 'safety' if they closed the safety notice. */
    muted: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Secret in the links that turn mail off. */
    mail_token: text()
      .notNull()
      .unique()
      .default(sql`(lower(hex(randomblob(16))))`),
    /** Weekly digests: time until which the member had them, ms since 1970; 0 if they declined, null if not yet asked. */
    digest_at: integer(),
    /** Signed up while the flag 'approval' was on, and no moderator approved the account yet. */
    awaits_approval: integer({ mode: 'boolean' }).notNull().default(false),
    second_factor: integer({ mode: 'boolean' }).notNull().default(false),
    /** The member's face: a number and an era's color; null until they choose. */
    number: integer(),
    era: text({ enum: ['green', 'purple', 'brick'] }),
    /** Whether games hide the member's name from other members. */
    games_private: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('users_digest_at').on(table.digest_at).where(sql.raw(HAS_DIGESTS)),
    index('users_moderators').on(table.id).where(sql.raw(IS_MODERATOR)),
  ],
);

/** Usernames that were ever signed up with, also of members who left. docs/decisions/0064-taken-names.md */
export const takenNames = sqliteTable('taken_names', {
  /** SHA-256, in hex, of the form that look-alikes share. */
  name_hash: text().primaryKey(),
});

/** Accounts whose data a job is still removing. No foreign key, because the job deletes the `users` row first. */
export const accountDeletions = sqliteTable('account_deletions', {
  id: integer().primaryKey(),
});

/**
 * SQL condition that an account is being deleted. The first EXISTS runs once per statement and mostly spares the
 * second.
 */
export const isBeingDeleted = (user_id: AnySQLiteColumn): SQL =>
  sql`(EXISTS (SELECT 1 FROM ${accountDeletions}) AND EXISTS (SELECT 1 FROM ${accountDeletions} WHERE ${accountDeletions.id} = ${user_id}))`;

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex. */
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
    renewed_at: integer().notNull(),
    /** User-Agent, at most 200 characters. */
    device: text().notNull(),
    authenticated_at: integer().notNull().default(0),
  },
  (table) => [
    index('sessions_user_id').on(table.user_id),
    index('sessions_renewed_at').on(table.renewed_at),
    index('sessions_created_at').on(table.created_at),
  ],
);

export const rateLimits = sqliteTable(
  'rate_limits',
  {
    /** The limit and its subject, such as a user id, client address or email: 'write 55'. */
    key: text().notNull(),
    /** Hits of a key with the same value count once: a random id per attempt, or a network. */
    hit: text().notNull(),
    at: integer().notNull(),
    expires_at: integer().notNull(),
    in_flight: integer({ mode: 'boolean' }).notNull().default(false),
  },
  ({ key, at, hit, expires_at }) => [
    primaryKey({ columns: [key, at, hit] }),
    index('rate_limits_expires_at').on(expires_at),
  ],
);
