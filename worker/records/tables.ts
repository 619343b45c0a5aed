/** What the tables of records have in common. */
import type { recordColumns } from '@desert/drizzle/schema/records';
import type { recordState } from '@desert/drizzle/schema/visibility';
import type { SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';

type RecordColumns = Record<
  keyof ReturnType<typeof recordColumns> | keyof ReturnType<typeof recordState>,
  SQLiteColumn
>;

/** A table of records, which users wrote. */
export type RecordRows = SQLiteTable & RecordColumns;

/** The view of the visible ones. */
export type RecordView = SQLiteView & RecordColumns;

/** A table of what goes with a record: images, comments, likes. */
export type ChildTable = SQLiteTable & Record<'id' | 'record_id', SQLiteColumn>;
