import { type SQL, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  type SQLiteColumn,
  text,
} from 'drizzle-orm/sqlite-core';

const VISIBILITIES = ['visible', 'pending', 'hidden', 'deleted'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

export const recordState = () => ({
  edited_at: integer(),
  /**
   * 'pending' awaits review; 'hidden' by moderators or reports; 'deleted' is restorable for
   * `RESTORE_WINDOW`.
   */
  visibility: text({ enum: VISIBILITIES }).notNull().default('visible'),
  visibility_changed_at: integer(),
  /** null for automatic changes. */
  visibility_changed_by: integer(),
  /** Values of an edit under review, by column; readers see the previous ones. */
  pending_edit: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

/** As text: SQLite uses a partial index only for a literal condition. */
export const IS_VISIBLE = `"visibility" = 'visible'`;

/** A literal, too: queries for deleted rows need it to use the index of invisible rows. */
export const NOT_VISIBLE = `"visibility" <> 'visible'`;

export const visibleIndex = (name: string, ...columns: [SQLiteColumn, ...SQLiteColumn[]]) =>
  index(name)
    .on(...columns)
    .where(sql.raw(IS_VISIBLE));

/** For the purge: invisible rows by visibility and age. */
export const notVisibleIndex = (
  name: string,
  table: Record<'visibility' | 'visibility_changed_at', SQLiteColumn>,
) =>
  index(`${name}_not_visible`)
    .on(table.visibility, table.visibility_changed_at)
    .where(sql.raw(NOT_VISIBLE));

export const isVisible = ({ visibility }: { visibility: AnySQLiteColumn }): SQL =>
  sql`${visibility} = 'visible'`;
