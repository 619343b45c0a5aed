/** What moderators look at, and what they did. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** What is or was in the moderators' queue: one row a subject, however many members reported it. */
export const cases = sqliteTable(
  'cases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** As `reports.kind`. */
    kind: text().notNull(),
    of_id: integer().notNull(),
    /** Whose it is; null where their account is gone, and of a conversation. */
    author_id: integer().references(() => users.id),
    state: text({ enum: ['open', 'closed'] }).notNull(),
    /** Open reports of it, by as many members. */
    report_count: integer().notNull().default(0),
    /** Whether it or an edit of it came here before anybody could see it: by a link of a new account. */
    pending: integer({ mode: 'boolean' }).notNull().default(false),
    /** When it last came into the queue, and when a moderator last decided, in ms since 1970. */
    opened_at: integer().notNull(),
    closed_at: integer(),
  },
  (table) => [
    uniqueIndex('cases_kind_of_id').on(table.kind, table.of_id),
    index('cases_state_opened_at').on(table.state, table.opened_at, table.id),
    index('cases_author_id').on(table.author_id, table.id),
  ],
);

/**
 * The log of what moderators did, which nobody can change: triggers refuse it (`seed/moderation/`). It outlives
 * the accounts that it names, so their ids refer to nothing.
 */
export const moderationActions = sqliteTable(
  'moderation_acts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** ms since 1970 */
    created_at: integer().notNull(),
    /** Null of what was done by a rule, like hiding what three members reported. */
    moderator_id: integer(),
    /** One of `ACTIONS` in `worker/contract/moderation.ts`. */
    action: text('act').notNull(),
    /** What it was done to, as `reports` have it. */
    kind: text().notNull(),
    of_id: integer().notNull(),
    /** Whose that was; null where nobody is told. */
    author_id: integer(),
    /** What it was called, or the beginning of it; for its author. */
    title: text().notNull(),
    /** Which of the house rules: one of `RULES` there; '' where none. */
    rule: text().notNull(),
    /** What the moderator tells the author. */
    reason: text().notNull(),
    /** Until when, of a suspension: ms since 1970. */
    until: integer(),
  },
  (table) => [
    index('moderation_acts_author_id').on(table.author_id, table.id),
    index('moderation_acts_kind_of_id').on(table.kind, table.of_id),
  ],
);
