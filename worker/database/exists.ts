import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';

/** Whether a table or view has a row of which a condition is true. */
export const existsIn = (rows: SQLiteTable | SQLiteView, where: SQL | undefined): SQL =>
  sql`EXISTS (SELECT 1 FROM ${rows} WHERE ${where ?? sql`TRUE`})`;
