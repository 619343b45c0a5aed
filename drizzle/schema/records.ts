/** Tables per kind of record. Writers use tables (`newsRows`), most readers the view of visible rows (`news`). */

import type { TagKind } from '@desert/contract/tags/tag-kinds';
import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { declareRecordTraits } from './traits.ts';
import { isVisible, defineNotVisibleIndex, recordState, defineVisibleIndex } from './visibility.ts';

/** Ids increase in the order of creation and are never reused. */
const defineIdColumn = () => integer().primaryKey({ autoIncrement: true });

const defineUserIdColumn = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Retries of an insert with the same key are no-ops. */
const defineIdempotencyKeyColumn = () => text().unique();

export const recordColumns = () => ({
  id: defineIdColumn(),
  user_id: defineUserIdColumn(),
  created_at: integer().notNull(),
  idempotency_key: defineIdempotencyKeyColumn(),
});

export interface StoredTag {
  kind: TagKind;
  id: string | number;
  label: string;
  path: string;
}

/** Tags as JSON. Triggers copy those of visible and available records to `record_tags`. */
export const defineTagsColumn = () =>
  text({ mode: 'json' }).$type<StoredTag[]>().notNull().default([]);

export const defineStoriesTable = (name: string) =>
  declareRecordTraits(
    sqliteTable(
      name,
      {
        ...recordColumns(),
        title: text().notNull(),
        details: text().notNull(),
        /** Counts of likes and visible comments, kept up to date by `triggers/counts.ts`. */
        likes: integer().notNull().default(0),
        comment_count: integer().notNull().default(0),
        /** How many members wrote visible comments, and when the last one was written; 0 if none. */
        fans: integer().notNull().default(0),
        replied_at: integer().notNull().default(0),
        /** Month of the last like, by `countMonths` in worker/records/stories.ts; 0 if none. */
        month: integer().notNull().default(0),
        month_likes: integer().notNull().default(0),
        tags: defineTagsColumn(),
        locked: integer({ mode: 'boolean' }).notNull().default(false),
        ...recordState(),
      },
      (table) => {
        const { id, user_id, comment_count, replied_at, likes, month, month_likes } = table;
        return [
          defineVisibleIndex(`${name}_visible`, id),
          index(`${name}_user_id`).on(user_id),
          defineVisibleIndex(`${name}_comment_count_id`, comment_count, id),
          defineVisibleIndex(`${name}_replied_at_id`, replied_at, id),
          defineVisibleIndex(`${name}_likes_id`, likes, id),
          defineVisibleIndex(`${name}_month_likes_id`, month, month_likes, id),
          defineVisibleIndex(`${name}_user_id_comment_count_id`, user_id, comment_count, id),
          defineVisibleIndex(`${name}_user_id_replied_at_id`, user_id, replied_at, id),
          defineVisibleIndex(`${name}_user_id_likes_id`, user_id, likes, id),
          defineVisibleIndex(`${name}_user_id_month_likes_id`, user_id, month, month_likes, id),
          defineNotVisibleIndex(name, table),
        ];
      },
    ),
    { texts: ['title', 'details'], hasTags: true, isStory: true },
  );

export const defineStoriesView = (name: string, rows: StoriesTable) =>
  sqliteView(name).as((query) => query.select().from(rows).where(isVisible(rows)));

export type StoriesTable = ReturnType<typeof defineStoriesTable>;
export type StoriesView = ReturnType<typeof defineStoriesView>;
