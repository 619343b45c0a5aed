/** Members' follows. Times are ms since 1970. */
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** The filters of a saved search; a missing one accepts everything. Amounts are in cents. */
export interface SearchFilters {
  /** Beginnings of words that the item must contain. */
  words: string[];
  /** Values that fields of the item must have, in lower case. */
  values: Record<string, string>;
  tags: string[];
  min?: number | undefined;
  max?: number | undefined;
}

export const follows = sqliteTable(
  'follows',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** One of `FOLLOW_KINDS` in `worker/contract/notifications/follows.ts`. */
    kind: text().notNull(),
    /** A tag's key, a member's or story's id, or a search's parameters in alphabetical order. */
    key: text().notNull(),
    /** Key of the index: `key`, or the first letters of a search's longest word. */
    topic: text().notNull(),
    filters: text({ mode: 'json' }).$type<SearchFilters>(),
    is_paused: integer({ mode: 'boolean' }).notNull().default(false),
    created_at: integer().notNull(),
  },
  ({ user_id, kind, key, topic }) => [
    uniqueIndex('follows_user_id_kind_key').on(user_id, kind, key),
    index('follows_kind_topic').on(kind, topic, user_id),
  ],
);
