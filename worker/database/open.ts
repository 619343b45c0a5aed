import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { countRowsRead } from './rows-read.ts';

export type Database = DrizzleD1Database;

export interface DatabaseContext {
  Bindings: Env;
  Variables: {
    database: Database;
    index: D1Database;
  };
}

/** The dialect, shared by all requests because it caches the column names of tables. */
const dialect = new SQLiteAsyncDialect();

export function openD1(client: D1Database): Database {
  const session = new SQLiteD1Session<Record<string, never>, Record<string, never>>(
    client,
    dialect,
    undefined,
  );
  return new DrizzleD1Database('async', dialect, session, undefined);
}

export const openDatabase = createMiddleware<DatabaseContext>(async (c, next) => {
  if (c.env.REPORT_ROWS_READ !== '1') {
    c.set('database', openD1(c.env.DB));
    c.set('index', c.env.SEARCH);
    return next();
  }
  const { database, rowsRead } = countRowsRead(c.env.DB);
  const index = countRowsRead(c.env.SEARCH);
  c.set('database', openD1(database));
  c.set('index', index.database);
  await next();
  c.header('Server-Timing', `d1;desc="rows_read=${rowsRead() + index.rowsRead()}"`);
});
