import type { SavesTable } from '@desert/drizzle/schema/records';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** How many members one step tells. */
export const STEP = 100;

/** Some of many members, in the order of their rows. */
export interface Some {
  recipients: number[];
  /** The last row that they are of; undefined where there are no more. */
  cursor?: number;
}

/** The next of those who saved a record. @param after the row of the last who was told */
export async function nextSavers(
  database: Database,
  saves: SavesTable,
  record: number,
  after: number,
): Promise<Some> {
  const rows = await database
    .select({ id: saves.id, user_id: saves.user_id })
    .from(saves)
    .where(and(eq(saves.record_id, record), gt(saves.id, after)))
    .orderBy(asc(saves.id))
    .limit(STEP);
  return someOf(rows);
}

/** @param rows as many as a step has at most, in the order of their ids */
export function someOf(rows: { id: number; user_id: number }[]): Some {
  const recipients = rows.map(({ user_id }) => user_id);
  const last = rows.at(-1);
  return rows.length === STEP && last ? { recipients, cursor: last.id } : { recipients };
}
