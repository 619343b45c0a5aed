import { drizzle } from 'drizzle-orm/d1';
import { createMiddleware } from 'hono/factory';
import type { ApiContext } from './context.ts';
import { countRowsRead } from './rows-read.ts';

/** Gives handlers the database, and says what they read from it where the environment asks. */
export const openDatabase = createMiddleware<ApiContext>(async (c, next) => {
  if (c.env.REPORT_ROWS_READ !== '1') {
    c.set('database', drizzle(c.env.DB));
    return next();
  }
  const { database, rowsRead } = countRowsRead(c.env.DB);
  c.set('database', drizzle(database));
  await next();
  c.header('Server-Timing', `d1;desc="rows_read=${rowsRead()}"`);
});
