/** Counts queries for `npm run size`. A page cannot report its own: it sends its headers before its last query. */
import type { Env } from '../env.ts';
import { countRowsRead } from './rows-read.ts';

let queries = 0;

export function countQueries(env: Env): Env {
  if (env.REPORT_ROWS_READ !== '1') return env;
  const counting = (database: D1Database) =>
    countRowsRead(database, () => void (queries += 1)).database;
  return { ...env, DB: counting(env.DB), SEARCH: counting(env.SEARCH) };
}

/** Adds `queries;desc="{count since the isolate started}"` to `Server-Timing` if `REPORT_ROWS_READ` is '1'. */
export function reportQueries(response: Response, env: Env): Response {
  if (env.REPORT_ROWS_READ === '1')
    response.headers.append('server-timing', `queries;desc="${queries}"`);
  return response;
}
