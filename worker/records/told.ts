import type { Told } from '@desert/contract/history';
import type { Database } from '../database/open.ts';

/** Placeholder until the tags land. */
export async function newestTold(_database: Database, _tags: string[]): Promise<Told[]> {
  return [];
}
