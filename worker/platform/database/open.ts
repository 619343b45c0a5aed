import { DrizzleD1Database } from 'drizzle-orm/d1';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { createMiddleware } from 'hono/factory';
import type { D1Client, Env } from '../../env.ts';
import type { AppBindings } from '../../request-context.ts';
import { DecodingSession } from './decoding-session.ts';
import { countRowsRead } from './rows-read.ts';

export type Database = DrizzleD1Database;

export interface DatabaseContext {
  Bindings: AppBindings;
  Variables: {
    env: Env;
    database: Database;
    index: D1Database;
  };
}

/** The dialect, shared by all requests because it caches the column names of tables. */
export const dialect = new SQLiteAsyncDialect();

export function openD1(client: D1Client): Database {
  // Drizzle uses no other methods of the client.
  const session = new DecodingSession(client as D1Database, dialect, undefined);
  return new DrizzleD1Database('async', dialect, session, undefined);
}

export const openDatabase = createMiddleware<DatabaseContext>(async (c, next) => {
  c.set('env', c.env.env);
  if (c.var.env.REPORT_ROWS_READ !== '1') {
    c.set('database', openD1(c.env.database));
    c.set('index', c.env.index);
    return next();
  }
  const { database, rowsRead } = countRowsRead(c.env.database);
  const index = countRowsRead(c.env.index);
  c.set('database', openD1(database));
  c.set('index', index.database);
  await next();
  c.header('Server-Timing', `d1;desc="rows_read=${rowsRead() + index.rowsRead()}"`);
});
