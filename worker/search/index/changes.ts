/** What changed in the database, and may not be in the index yet. */
import { searchChanges, seeds } from '@desert/drizzle/schema';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import type { IndexState } from './state.ts';

/** Changes in a step. */
const CHANGES = 100;

/** With more changes than that waiting it is faster to read all. */
const WAITING_MAX = 20_000;

export interface Changes {
  /** The id of the last change there was, applied or not; 0 for none. */
  last: number;
  /** The first that wait. */
  waiting: (typeof searchChanges.$inferSelect)[];
  /** The hash of the history's seed, where it is loaded. */
  history: string | null;
}

export async function readChanges(database: Database): Promise<Changes> {
  const [[sequence], waiting, [history]] = await database.batch([
    // What SQLite counts up: the changes themselves are removed once they are applied.
    database
      .select({ last: sql<number>`seq`.as('last') })
      .from(sql`sqlite_sequence`)
      .where(sql`name = 'search_changes'`),
    database.select().from(searchChanges).orderBy(asc(searchChanges.id)).limit(CHANGES),
    database.select({ hash: seeds.hash }).from(seeds).where(eq(seeds.name, 'history')),
  ]);
  return { last: sequence?.last ?? 0, waiting, history: history?.hash ?? null };
}

/** Whether changes are lost between the two, since one of them was put back to what it was before; or too many wait. */
export function isAnotherDatabase(
  { applied_to, filling }: IndexState,
  { last, waiting }: Changes,
): boolean {
  const [first] = waiting;
  const next = first ? first.id : last + 1;
  return (
    applied_to > last ||
    next > applied_to + 1 ||
    (filling === null && last - applied_to > WAITING_MAX)
  );
}

/** Removes the changes up to one that the index has, or is about to have. */
export async function removeChanges(database: Database, id: number): Promise<void> {
  await database.delete(searchChanges).where(lte(searchChanges.id, id));
}
