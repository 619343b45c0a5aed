import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import { createMiddleware } from 'hono/factory';
import type { Env } from '../env.ts';
import { countRowsRead } from './rows-read.ts';

export type Database = DrizzleD1Database;

/** What every handler finds in its context that reads or writes the database. */
export interface DatabaseContext {
  Bindings: Env;
  Variables: {
    database: Database;
    /** The search index. */
    index: D1Database;
  };
}

/** Gives handlers the database and the search index, and says what they read where the environment asks. */
export const openDatabase = createMiddleware<DatabaseContext>(async (c, next) => {
  if (c.env.REPORT_ROWS_READ !== '1') {
    c.set('database', drizzle(c.env.DB));
    c.set('index', c.env.SEARCH);
    return next();
  }
  const { database, rowsRead } = countRowsRead(c.env.DB);
  const index = countRowsRead(c.env.SEARCH);
  c.set('database', drizzle(database));
  c.set('index', index.database);
  await next();
  c.header('Server-Timing', `d1;desc="rows_read=${rowsRead() + index.rowsRead()}"`);
});
