import { inject } from 'vitest';
import type { Query } from './query-server.ts';
import { ownSites, type Row, type SqlValue } from './whole.ts';

/**
 * Runs a statement on the database of the running site at an origin.
 * @throws if the statement fails, or the site is neither shared nor started by this test file
 */
export async function queryAt(
  origin: string,
  sql: string,
  ...parameters: SqlValue[]
): Promise<Row[]> {
  const site = ownSites.get(origin);
  if (site) return site.query(sql, ...parameters);
  const response = await fetch(`${inject('queryServerUrl')}/${encodeURIComponent(origin)}`, {
    method: 'POST',
    body: JSON.stringify({ sql, parameters } satisfies Query),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Row[];
}
