import type { Health } from '@desert/contract/health';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ApiContext } from './context.ts';
import { errorResponse, logError } from './errors.ts';

export const health = new Hono<ApiContext>();

health.get('/', async (c) => {
  try {
    await c.var.database.run(sql`SELECT 1`);
    return c.json<Health>({ status: 'ok' });
  } catch (error) {
    logError(error as Error, c.req);
    return errorResponse(c, 503, { message: 'The database does not answer.' });
  }
});
