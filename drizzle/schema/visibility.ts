/** Who can see a record: the columns, conditions and indexes of it. */
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

/** The last columns of every record. */
export const recordState = () => ({
  /** When its author last changed it, in ms since 1970; null where they never did. */
  edited_at: integer(),
  /**
   * Who can see it. 'pending': it waits for a moderator, and its author sees it. 'hidden': a moderator or reports hid it. 'deleted': it
   * can be restored for `RESTORE_WINDOW`, and is purged after that.
   */
  visibility: text({ enum: VISIBILITIES }).notNull().default('visible'),
  /** ms since 1970; null while it never changed. */
  visibility_changed_at: integer(),
  /** The user who changed it; null where a rule of the site did. */
  visibility_changed_by: integer(),
  /**
   * An edit of a visible record that waits for a moderator, by column; null where none does. Readers see the record as it was before.
   */
  pending_edit: text({ mode: 'json' }).$type<Record<string, unknown>>(),
});

/** As text: a partial index is used only if the query has its condition as a literal. */
export const IS_VISIBLE = `"visibility" = 'visible'`;

/** Also a literal: a query for deleted rows needs it beside its own condition to use the index of what is not visible. */
export const NOT_VISIBLE = `"visibility" <> 'visible'`;

/** An index of the visible rows: what a list reads. */
export const visibleIndex = (name: string, ...columns: [SQLiteColumn, ...SQLiteColumn[]]) =>
  index(name)
    .on(...columns)
    .where(sql.raw(IS_VISIBLE));

/** The index of the rows that no view has, for the purge: those of one visibility by age. */
export const notVisibleIndex = (
  name: string,
  table: Record<'visibility' | 'visibility_changed_at', SQLiteColumn>,
) =>
  index(`${name}_not_visible`)
    .on(table.visibility, table.visibility_changed_at)
    .where(sql.raw(NOT_VISIBLE));

/** Whether a row of a table is visible. */
export const isVisible = ({ visibility }: { visibility: AnySQLiteColumn }): SQL =>
  sql`${visibility} = 'visible'`;
