import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** The moderators' queue: open and closed cases, one per subject. */
export const cases = sqliteTable(
  'cases',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().notNull(),
    subject_id: integer().notNull(),
    author_id: integer().references(() => users.id),
    state: text({ enum: ['open', 'closed'] }).notNull(),
    report_count: integer().notNull().default(0),
    /** Whether a new account's text with a link was ever held for review before publication. */
    pending: integer({ mode: 'boolean' }).notNull().default(false),
    /** When the case last entered the queue, in ms since 1970. */
    opened_at: integer().notNull(),
    closed_at: integer(),
  },
  (table) => [
    uniqueIndex('cases_kind_subject_id').on(table.kind, table.subject_id),
    index('cases_state_opened_at').on(table.state, table.opened_at, table.id),
    index('cases_author_id').on(table.author_id, table.id),
  ],
);

/** One row: the flags that moderators changed, by name. `worker/flags/flags.ts` */
export const flags = sqliteTable('flags', {
  id: integer().primaryKey(),
  changed: text({ mode: 'json' }).$type<Partial<Record<string, boolean>>>().notNull(),
});

/** An append-only log (`triggers/moderation.ts`). Its rows outlive accounts, so ids are no foreign keys. */
export const moderationActions = sqliteTable(
  'moderation_actions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    created_at: integer().notNull(),
    moderator_id: integer(),
    /** One of `ACTIONS` in `worker/contract/moderation/moderation.ts`. */
    action: text().notNull(),
    kind: text().notNull(),
    subject_id: integer().notNull(),
    /** The subject's author, or the member acted on; null if there is none. */
    author_id: integer(),
    title: text().notNull(),
    rule: text().notNull(),
    reason: text().notNull(),
    until: integer(),
  },
  (table) => [
    index('moderation_actions_author_id').on(table.author_id, table.id),
    index('moderation_actions_kind_subject_id').on(table.kind, table.subject_id),
  ],
);
