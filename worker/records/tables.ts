/** What the tables of records have in common. */
import type { recordColumns } from '@desert/drizzle/schema/records';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A table of records, which users wrote. */
export type RecordTable = SQLiteTable &
  Record<keyof ReturnType<typeof recordColumns> | 'edited_at', SQLiteColumn>;

/** A table of what goes with a record: images, comments, likes. */
export type ChildTable = SQLiteTable & Record<'id' | 'record_id', SQLiteColumn>;
