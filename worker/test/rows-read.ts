/** Counts the D1 rows that the API reads for a response. */
import { api } from '../api/app.ts';
import { env } from './account.ts';
import { ORIGIN } from './api.ts';
import { context } from './background.ts';
import type { Fan } from './fan.ts';
import { appBindings } from './request-context.ts';

/** Rows read to find who is signed in: the session and the user. */
export const SESSION_ROWS = 2;

/** Returns the number of rows that a GET reads; NaN if it fails. */
export async function rowsRead(path: string, { cookies }: Pick<Fan, 'cookies'>): Promise<number> {
  const counting = { ...env, REPORT_ROWS_READ: '1' };
  const response = await api.request(
    `${ORIGIN}/api${path}`,
    { headers: { Cookie: cookies } },
    appBindings(counting),
    context,
  );
  const timing = response.headers.get('Server-Timing') ?? '';
  return response.ok ? Number(/rows_read=(\d+)/.exec(timing)?.[1]) : Number.NaN;
}

/** An SQL subquery with the numbers from 0 to `count - 1` in its column `value`. */
export function upTo(count: number): string {
  return `(WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < ${count - 1})
    SELECT value FROM n)`;
}
