import type { recordColumns } from '@desert/drizzle/schema/records';
import type { recordState } from '@desert/drizzle/schema/visibility';
import type { SQLiteColumn, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';

type RecordColumns = Record<
  keyof ReturnType<typeof recordColumns> | keyof ReturnType<typeof recordState>,
  SQLiteColumn
>;

export type RecordRows = SQLiteTable & RecordColumns;

export type RecordView = SQLiteView & RecordColumns;

export type ChildTable = SQLiteTable & Record<'id' | 'record_id', SQLiteColumn>;
