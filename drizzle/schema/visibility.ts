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
   * 'pending' awaits review; 'hidden' was hidden by moderators or reports; 'deleted' can be restored for
   * `RESTORE_WINDOW`.
   */
  visibility: text({ enum: VISIBILITIES }).notNull().default('visible'),
  visibility_changed_at: integer(),
  /** The user who changed the visibility; null for automatic changes. */
  visibility_changed_by: integer(),
  /** Values of an edit under review, by column; readers see the previous ones. */
  pending_edit: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

/** Condition of visible rows, as text: SQLite uses a partial index only for a literal condition. */
export const IS_VISIBLE = `"visibility" = 'visible'`;

/** Condition of invisible rows, as text, which queries need to use their index. */
export const NOT_VISIBLE = `"visibility" <> 'visible'`;

export const visibleIndex = (name: string, ...columns: [SQLiteColumn, ...SQLiteColumn[]]) =>
  index(name)
    .on(...columns)
    .where(sql.raw(IS_VISIBLE));

/** Index of invisible rows by visibility and age, for the purge. */
export const notVisibleIndex = (
  name: string,
  table: Record<'visibility' | 'visibility_changed_at', SQLiteColumn>,
) =>
  index(`${name}_not_visible`)
    .on(table.visibility, table.visibility_changed_at)
    .where(sql.raw(NOT_VISIBLE));

export const isVisible = ({ visibility }: { visibility: AnySQLiteColumn }): SQL =>
  sql`${visibility} = 'visible'`;
