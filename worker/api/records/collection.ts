/** What a section's records are: `records/` lists, shows and changes them by that. */
import type { recordColumns } from '@desert/drizzle/schema/records';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { GenericSchema } from 'valibot';

/** A table of records, which users wrote. */
export type RecordTable = SQLiteTable &
  Record<keyof ReturnType<typeof recordColumns>, SQLiteColumn>;

/** A table of what goes with a record: images, comments, likes. */
type ChildTable = SQLiteTable & Record<'subject_id', SQLiteColumn>;

/** What is read of every record; `username` is its author's. */
export interface RecordRow {
  id: number;
  user_id: number;
  username: string;
  /** ms since 1970 */
  created_at: number;
}

/** How records are read. */
export interface Reading {
  /** The id of who asks, where it matters to the answer. */
  viewer: number | null;
  /** Whether for a list: long texts are cut. */
  listed: boolean;
}

export interface Collection<Row extends object, Answer> {
  table: RecordTable;
  /** Body of the POST and the PUT: what comes out are columns of the table. */
  input: GenericSchema<unknown, Record<string, unknown>>;
  /** What is read besides `RecordRow`. No two columns may have one name. */
  columns(reading: Reading): Record<keyof Row & string, SQLiteColumn | SQL.Aliased>;
  toAnswer(row: RecordRow & Row, reading: Reading): Answer;
  /** What is deleted with a record. */
  children: ChildTable[];
  /** Its columns that say how many rows of a child it has. */
  counts?: Record<string, ChildTable>;
  /** Whether an answer depends on who asks. */
  personal: boolean;
}
