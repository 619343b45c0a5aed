import { inject } from 'vitest';
import type { Query } from './door.ts';
import { ownSites } from './whole.ts';

export type Row = Record<string, string | number | null>;

/**
 * Runs a statement on the database of the site at an origin, while it is in service.
 * @throws where the statement is not good, or the site is neither shared nor of this test file
 */
export async function queryAt(
  origin: string,
  sql: string,
  ...parameters: Query['parameters']
): Promise<Row[]> {
  const own = ownSites.get(origin);
  if (own) return own.query(sql, ...parameters);
  const response = await fetch(`${inject('doorUrl')}/${encodeURIComponent(origin)}`, {
    method: 'POST',
    body: JSON.stringify({ sql, parameters } satisfies Query),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Row[];
}
