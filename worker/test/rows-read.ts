/** What an answer of the API cost, in rows of D1. */
import { api } from '../api/app.ts';
import { env } from './account.ts';
import { ORIGIN } from './api.ts';
import { context } from './background.ts';
import type { Fan } from './fan.ts';

/** Rows read to find who is signed in: the session and the user. */
export const SESSION_ROWS = 2;

/** Rows that one GET reads. @param fan who asks; a visitor has no cookies */
export async function rowsRead(path: string, { cookies }: Pick<Fan, 'cookies'>): Promise<number> {
  const counting = { ...env, REPORT_ROWS_READ: '1' };
  const response = await api.request(
    `${ORIGIN}/api${path}`,
    { headers: { Cookie: cookies } },
    counting,
    context,
  );
  const timing = response.headers.get('Server-Timing') ?? '';
  return response.ok ? Number(/rows_read=(\d+)/.exec(timing)?.[1]) : Number.NaN;
}

/** Numbers from 0 on as rows, for SQL: `SELECT value FROM (…)`. */
export function upTo(count: number): string {
  return `(WITH RECURSIVE n(value) AS (SELECT 0 UNION ALL SELECT value + 1 FROM n WHERE value < ${count - 1})
    SELECT value FROM n)`;
}
