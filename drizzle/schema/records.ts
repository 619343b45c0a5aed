/**
 * Tables of what users write, and of what others add to it. Each kind of record has its own. Writers use the tables (`newsRows`),
 * readers the view of each (`news`), which has its visible rows only.
 */

import { and, not, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { isBeingDeleted, users } from './accounts.ts';
import { photos } from './photos.ts';
import { isVisible, notVisibleIndex, recordState, visibleIndex } from './visibility.ts';

/** Counts up in the order of creation, which is the order of showing; never given twice. */
const id = () => integer().primaryKey({ autoIncrement: true });

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id);

/**
 * The key by which a row was sent: sent again, it makes no second one. Null where nothing repeats it. In the
 * database it keeps its first name, by which the Worker of the version before still reads it.
 */
const idempotencyKey = () => text('write_key').unique();

/** The columns of every record that a user wrote. */
export const recordColumns = () => ({
  id: id(),
  user_id: userId(),
  /** ms since 1970 */
  created_at: integer().notNull(),
  idempotency_key: idempotencyKey(),
});

/** A season or a player that a record is tied to, as the API answers with it. */
export interface StoredTag {
  kind: 'season' | 'player';
  id: string | number;
  label: string;
  path: string;
}

/** What a record is tied to. Triggers keep its tags table by it: see `seed/tags/seed.ts`. */
export const tagsColumn = () => text({ mode: 'json' }).$type<StoredTag[]>().notNull().default([]);

/**
 * A table of which records have a tag, for lists of one tag; written by triggers only.
 * @param field the column with the record's id, as the API calls it: 'news_id'
 */
export const tagsTable = (name: string, field: string) =>
  sqliteTable(
    name,
    {
      /** 'season:2011-12', 'player:8462038' */
      tag: text().notNull(),
      record_id: integer(field).notNull(),
    },
    (table) => [primaryKey({ columns: [table.tag, table.record_id] })],
  );

/** A table of what can be liked and commented on: posts, memories. */
export const storiesTable = (name: string) =>
  sqliteTable(
    name,
    {
      ...recordColumns(),
      title: text().notNull(),
      details: text().notNull(),
      /** How many likes and comments there are: changed in one batch with them. */
      likes: integer().notNull().default(0),
      comment_count: integer().notNull().default(0),
      /** The month of its last like, as `monthOf` in worker/records/month.ts has it; 0 before there was one. */
      month: integer().notNull().default(0),
      /** How many of its likes are of that month. */
      month_likes: integer().notNull().default(0),
      tags: tagsColumn(),
      /** Whether moderation closed its comments. */
      locked: integer({ mode: 'boolean' }).notNull().default(false),
      ...recordState(),
    },
    (table) => {
      const { id, user_id, comment_count, likes, month, month_likes } = table;
      return [
        // What its list is sorted by, and that of one author.
        visibleIndex(`${name}_visible`, id),
        index(`${name}_user_id`).on(user_id),
        visibleIndex(`${name}_comment_count_id`, comment_count, id),
        visibleIndex(`${name}_likes_id`, likes, id),
        visibleIndex(`${name}_month_likes_id`, month, month_likes, id),
        visibleIndex(`${name}_user_id_comment_count_id`, user_id, comment_count, id),
        visibleIndex(`${name}_user_id_likes_id`, user_id, likes, id),
        visibleIndex(`${name}_user_id_month_likes_id`, user_id, month, month_likes, id),
        notVisibleIndex(name, table),
      ];
    },
  );

/** The view of the visible stories of a table. */
export const storiesView = (name: string, rows: StoriesTable) =>
  sqliteView(name).as((query) => query.select().from(rows).where(isVisible(rows)));

/** The view of the visible comments on visible stories, without those of an account that is being deleted. */
export const commentsView = (name: string, rows: CommentsTable, stories: StoriesTable) =>
  sqliteView(name).as((query) =>
    query
      .select()
      .from(rows)
      .where(
        and(
          isVisible(rows),
          sql`EXISTS (SELECT 1 FROM ${stories} WHERE ${stories.id} = ${rows.record_id} AND ${isVisible(stories)})`,
          not(isBeingDeleted(rows.user_id)),
        ),
      ),
  );

/**
 * A table of comments.
 * @param field the column that says what a comment is on, as the API calls it: 'news_id'
 * @param of the id which that refers to
 */
export const commentsTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      ...recordColumns(),
      record_id: integer(field).notNull().references(of),
      content: text().notNull(),
      /** The comment on the same record that it replies to, which replies to none itself; may be deleted since. */
      parent_id: integer(),
      ...recordState(),
    },
    (table) => [
      visibleIndex(`${name}_${field}`, table.record_id),
      // Finds one user's first, and all of a story when it is purged; the one above has the visible in the order of their ids.
      index(`${name}_${field}_user_id`).on(table.record_id, table.user_id),
      index(`${name}_user_id`).on(table.user_id),
      notVisibleIndex(name, table),
    ],
  );

/** A table of likes: one a user and record. The parameters are those of `commentsTable`. */
export const likesTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: id(),
      record_id: integer(field).notNull().references(of),
      user_id: userId(),
      /** ms since 1970; null where it is from before this was stored. */
      created_at: integer(),
    },
    (table) => [
      uniqueIndex(`${name}_user_id_${field}`).on(table.user_id, table.record_id),
      index(`${name}_${field}`).on(table.record_id),
    ],
  );

/** A table of who saved what: once a user and record. The parameters are those of `commentsTable`. */
export const savesTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: id(),
      record_id: integer(field).notNull().references(of),
      user_id: userId(),
      /** ms since 1970 */
      created_at: integer().notNull(),
    },
    (table) => [
      uniqueIndex(`${name}_user_id_${field}`).on(table.user_id, table.record_id),
      index(`${name}_${field}`).on(table.record_id),
      // What one user saved last.
      index(`${name}_user_id_created_at`).on(table.user_id, table.created_at, table.record_id),
    ],
  );

/** A table of images. The parameters are those of `commentsTable`. */
export const imagesTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: id(),
      record_id: integer(field).notNull().references(of),
      url: text().notNull(),
      alt: text().notNull(),
      idempotency_key: idempotencyKey(),
      /** The uploaded photo that `url` leads to; null for a picture of another place. */
      photo_id: integer().references(() => photos.id),
    },
    (table) => [
      index(`${name}_${field}`).on(table.record_id),
      index(`${name}_photo_id`).on(table.photo_id),
    ],
  );

export type StoriesTable = ReturnType<typeof storiesTable>;
export type CommentsTable = ReturnType<typeof commentsTable>;
export type LikesTable = ReturnType<typeof likesTable>;
export type SavesTable = ReturnType<typeof savesTable>;
export type ImagesTable = ReturnType<typeof imagesTable>;
export type TagsTable = ReturnType<typeof tagsTable>;
export type StoriesView = ReturnType<typeof storiesView>;
export type CommentsView = ReturnType<typeof commentsView>;
