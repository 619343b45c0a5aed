import type { KindName } from '@desert/contract/records/kinds';
import { saves } from '@desert/drizzle/schema';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';

/** Maximum number of savers or reporters per step. */
export const SAVERS_PER_STEP = 100;

export interface Some {
  recipients: number[];
  /** The last row's id, where the next step continues; undefined if the step found fewer than `STEP` rows. */
  cursor?: number;
}

/** Finds the next members who saved a record. @param after id of the last row that was notified */
export async function readNextSavers(
  database: Database,
  kind: KindName,
  record: number,
  after: number,
): Promise<Some> {
  const rows = await database
    .select({ id: saves.id, user_id: saves.user_id })
    .from(saves)
    .where(and(eq(saves.kind, kind), eq(saves.record_id, record), gt(saves.id, after)))
    .orderBy(asc(saves.id))
    .limit(SAVERS_PER_STEP);
  return takeRecipients(rows);
}

/** Converts rows, sorted by id, to recipients. A full step has a cursor. */
export function takeRecipients(rows: { id: number; user_id: number }[]): Some {
  const recipients = rows.map(({ user_id }) => user_id);
  const last = rows.at(-1);
  return rows.length === SAVERS_PER_STEP && last ? { recipients, cursor: last.id } : { recipients };
}
