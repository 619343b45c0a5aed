/** Counts queries for `npm run size`. Not in the page's own header, which is sent too early. */
import type { Env } from '../env.ts';
import { countRowsRead } from './rows-read.ts';

let queries = 0;

export function countQueries(env: Env): Env {
  if (env.REPORT_ROWS_READ !== '1') return env;
  const counting = (database: D1Database) =>
    countRowsRead(database, () => void (queries += 1)).database;
  return { ...env, DB: counting(env.DB), SEARCH: counting(env.SEARCH) };
}

/** Adds `queries;desc="{count since the isolate started}"` to `Server-Timing`. */
export function reportQueries(response: Response, env: Env): Response {
  if (env.REPORT_ROWS_READ === '1')
    response.headers.append('server-timing', `queries;desc="${queries}"`);
  return response;
}
