import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
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

/** Reports of people without an account, one row each. `worker/moderation/notices/` */
export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The case's subject: 'notices' and a random number if the page has no author. */
    kind: text().notNull(),
    subject_id: integer().notNull(),
    /** The page's whole address. */
    page: text().notNull(),
    /** One of `NOTICE_REASONS` in `worker/contract/moderation/notices.ts`. */
    why: text().notNull(),
    details: text().notNull(),
    email: text().notNull(),
    created_at: integer().notNull(),
    /** Time of the proof of work, or of the mailed link; null before: the notice does not count yet. */
    confirmed_at: integer(),
    closed_at: integer(),
  },
  (table) => [
    index('notices_kind_subject_id').on(table.kind, table.subject_id),
    index('notices_created_at').on(table.created_at),
  ],
);

/** Members' requests that another moderator decide, one per action. Their author is the action's `author_id`. */
export const appeals = sqliteTable(
  'appeals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    action_id: integer().notNull().unique(),
    kind: text().notNull(),
    subject_id: integer().notNull(),
    /** The moderator who decided; null if the site did. */
    moderator_id: integer(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    created_at: integer().notNull(),
    closed_at: integer(),
    /** 'moot' if the hidden record, or the one with closed comments, was deleted meanwhile. */
    outcome: text({ enum: ['kept', 'changed', 'moot'] }),
  },
  (table) => [
    index('appeals_kind_subject_id').on(table.kind, table.subject_id),
    index('appeals_user_id').on(table.user_id),
  ],
);

/** Outcomes of moderation per month. Triggers count them, so that the public numbers read a few rows. */
export const moderationCounts = sqliteTable(
  'moderation_counts',
  {
    /** '2026-11', in UTC. */
    month: text().notNull(),
    /** An action's name, 'automatic', 'notice', 'appeal' or 'overturned'. */
    outcome: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.outcome] })],
);

/** Photos that cannot be uploaded again: one row for each decision that removed a record with them. */
export const removedPhotos = sqliteTable(
  'removed_photos',
  {
    /** As `photos.content`. */
    content: text().notNull(),
    action_id: integer()
      .notNull()
      .references(() => moderationActions.id),
  },
  (table) => [
    primaryKey({ columns: [table.content, table.action_id] }),
    index('removed_photos_action_id').on(table.action_id),
  ],
);
