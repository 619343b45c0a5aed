/** Who has an account, where they are signed in, and what was tried. Times are ms since 1970. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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

/** The first half of an IPv6 address has colons; nothing else that is a source does. */
function prefixOfNetwork(characters: number) {
  return sql.raw(`CASE WHEN instr(source, ':') > 0 THEN substr(source, 1, ${characters}) END`);
}

/** Log-ins that failed or are under way, sign-ups, what accounts wrote and put back: what the limits count. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: integer().primaryKey(),
    kind: text({
      enum: [
        'log-in',
        'known-log-in',
        'sign-up',
        'write',
        'restore',
        'photo',
        'report',
        'mail',
        'download',
      ],
    }).notNull(),
    /** Key of the e-mail that was typed, whether somebody has it or not; '' at a sign-up; who wrote. */
    account: text().notNull(),
    /** The client's address as `clientAddress` tells it, or a known browser's id; '' of what was written. */
    source: text().notNull(),
    at: integer().notNull(),
    /** Whether its outcome is yet to come. */
    in_flight: integer({ mode: 'boolean' }).notNull().default(false),
    /** The wider networks of an IPv6 address, '2001:0db8:0001:00' and '2001:0db8:0001'; null of everything else. */
    network_56: text().generatedAlwaysAs(prefixOfNetwork(17)),
    network_48: text().generatedAlwaysAs(prefixOfNetwork(14)),
  },
  (table) => [
    index('attempts_account').on(table.kind, table.account, table.source, table.at),
    index('attempts_source').on(table.kind, table.source, table.at),
    index('attempts_at').on(table.at),
    index('attempts_network_56')
      .on(table.kind, table.network_56, table.at)
      .where(sql`network_56 IS NOT NULL`),
    index('attempts_network_48')
      .on(table.kind, table.network_48, table.at)
      .where(sql`network_48 IS NOT NULL`),
  ],
);
