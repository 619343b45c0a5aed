import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';

export const existsIn = (rows: SQLiteTable | SQLiteView, where: SQL | undefined): SQL =>
  sql`EXISTS (SELECT 1 FROM ${rows} WHERE ${where ?? sql`TRUE`})`;
