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
  /** 'pending': awaits review. 'hidden': by a moderator or reports. 'deleted': Undo works for `RESTORE_WINDOW_MS`. */
  visibility: text({ enum: VISIBILITIES }).notNull().default('visible'),
  visibility_changed_at: integer(),
  /** The user who changed the visibility; null if reports did, or if it never changed. */
  visibility_changed_by: integer(),
  /** Edited values that wait for approval, by column. Until then, readers see the previous ones. */
  pending_edit: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

/** Condition of visible rows, as text: SQLite uses a partial index only for a literal condition. */
export const IS_VISIBLE = `"visibility" = 'visible'`;

/** Condition of rows that are not visible, as text: queries must contain it to use `defineNotVisibleIndex`. */
export const NOT_VISIBLE = `"visibility" <> 'visible'`;

export const defineVisibleIndex = (name: string, ...columns: [SQLiteColumn, ...SQLiteColumn[]]) =>
  index(name)
    .on(...columns)
    .where(sql.raw(IS_VISIBLE));

export const defineNotVisibleIndex = (
  name: string,
  table: Record<'visibility' | 'visibility_changed_at', SQLiteColumn>,
) =>
  index(`${name}_not_visible`)
    .on(table.visibility, table.visibility_changed_at)
    .where(sql.raw(NOT_VISIBLE));

export const isVisible = ({ visibility }: { visibility: AnySQLiteColumn }): SQL =>
  sql`${visibility} = 'visible'`;
