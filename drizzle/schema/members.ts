/** What members think of each other, which is nobody else's business: whom they block, and what they report. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Who takes no messages from whom. */
export const blocks = sqliteTable(
  'blocks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: userId(),
    blocked_id: userId(),
    /** ms since 1970 */
    created_at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('blocks_user_id_blocked_id').on(table.user_id, table.blocked_id),
    index('blocks_blocked_id').on(table.blocked_id),
  ],
);

/** What a member reported, once each. */
export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Who reports it. */
    user_id: userId(),
    /** What kind of subject it is: see `worker/contract/moderation.ts`. */
    kind: text().notNull(),
    of_id: integer().notNull(),
    reason: text().notNull(),
    /** When the member last reported it, in ms since 1970. */
    created_at: integer().notNull(),
    /** When a moderator last closed the report, in ms since 1970; the report is open if this is null or before `created_at`. */
    closed_at: integer(),
    /** Which house rule it breaks: one of `RULES` in `worker/contract/moderation.ts`; '' if none. */
    rule: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('reports_user_id_kind_of_id').on(table.user_id, table.kind, table.of_id),
    index('reports_kind_of_id').on(table.kind, table.of_id),
  ],
);
