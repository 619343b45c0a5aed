/** Members' blocks and reports. Only moderators see the reports of others. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const defineUserIdColumn = () =>
  integer()
    .notNull()
    .references(() => users.id);

export const blocks = sqliteTable(
  'blocks',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: defineUserIdColumn(),
    blocked_id: defineUserIdColumn(),
    created_at: integer().notNull(),
  },
  (table) => [
    uniqueIndex('blocks_user_id_blocked_id').on(table.user_id, table.blocked_id),
    index('blocks_blocked_id').on(table.blocked_id),
  ],
);

export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: defineUserIdColumn(),
    /** One of `REPORTED_KINDS` in `worker/contract/moderation/moderation.ts`. */
    kind: text().notNull(),
    subject_id: integer().notNull(),
    reason: text().notNull(),
    created_at: integer().notNull(),
    /** When a moderator last closed it (ms since 1970), null if never. Open again if `created_at` is later. */
    closed_at: integer(),
    /** One of `RULES` in `worker/contract/moderation/moderation.ts`; '' if the reporter chose none. */
    rule: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('reports_user_id_kind_subject_id').on(table.user_id, table.kind, table.subject_id),
    index('reports_kind_subject_id').on(table.kind, table.subject_id),
  ],
);
