import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';

/** The tables of the schema. Views are left out: triggers are created on tables only. */
export const TABLES: SQLiteTable[] = Object.values(schema).filter((value) =>
  is(value, SQLiteTable),
);
