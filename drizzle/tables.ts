import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';

/** The tables, without views, which have no triggers. */
export const TABLES: SQLiteTable[] = Object.values(schema).filter((value) =>
  is(value, SQLiteTable),
);
