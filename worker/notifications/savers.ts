import type { SavesTable } from '@desert/drizzle/schema/records';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open.ts';

/** Number of members that a step notifies. */
export const STEP = 100;

/** Some members, in the order of their rows' ids. */
export interface Some {
  recipients: number[];
  /** The last row's id; undefined if there are no more rows. */
  cursor?: number;
}

/** The next members who saved a record. @param after the row of the last one notified */
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

/** Some members from rows. @param rows in the order of their ids, at most as many as a step takes */
export function someOf(rows: { id: number; user_id: number }[]): Some {
  const recipients = rows.map(({ user_id }) => user_id);
  const last = rows.at(-1);
  return rows.length === STEP && last ? { recipients, cursor: last.id } : { recipients };
}
