/** Counts queries for `npm run size`. A page cannot report its own: it sends its headers before its last query. */
import type { D1Client, Env } from '../../env.ts';
import { countRowsRead } from './rows-read.ts';

let queries = 0;

export function countQueries<Client extends D1Client>(env: Env, client: Client): Client {
  if (env.REPORT_ROWS_READ !== '1') return client;
  return countRowsRead(client, () => void (queries += 1)).database as D1Client as Client;
}

/** Adds `queries;desc="{count since the isolate started}"` to `Server-Timing` if `REPORT_ROWS_READ` is '1'. */
export function reportQueries(response: Response, env: Env): Response {
  if (env.REPORT_ROWS_READ === '1')
    response.headers.append('server-timing', `queries;desc="${queries}"`);
  return response;
}
