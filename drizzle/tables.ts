import { is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from './schema.ts';

/** Every table of the schema, without its views: triggers are on tables. */
export const TABLES: SQLiteTable[] = Object.values(schema).filter((value) =>
  is(value, SQLiteTable),
);
