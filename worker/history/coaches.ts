import type { Coach } from '@desert/contract/coaches';
import type { Database } from '../database/open.ts';
import { selectDocument } from './players/player-index.ts';

/** All coaches. Reads one row. */
export async function listCoaches(database: Database): Promise<Coach[]> {
  const [document] = await selectDocument(database, 'coaches');
  return JSON.parse(document?.body ?? '[]') as Coach[];
}

export async function findCoach(database: Database, slug: string): Promise<Coach | undefined> {
  const all = await listCoaches(database);
  return all.find((coach) => coach.slug === slug);
}
