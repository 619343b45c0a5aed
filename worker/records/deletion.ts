import { isVisible } from '@desert/drizzle/schema/visibility';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { OwnedId } from './creation.ts';
import type { RecordJson, Records } from './kind.ts';
import { rowsToJson, selectRecords } from './queries.ts';
import { changeVisibility, FINAL, isRestorable, isToDelete } from './visibility.ts';

/**
 * Soft-deletes the user's own record, or a comment on their story. @returns as `user_id` the user, or the author if the
 * user may not delete the record; undefined if the user sees no such record
 */
export async function deleteRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
): Promise<OwnedId | undefined> {
  const { recordRows: rows } = records;
  const isTheirs = isToDelete(records, user_id);
  const at = sql`iif(${isVisible(rows)}, ${Date.now()}, ${FINAL})`;
  const [found] = await writeBatch(database, [
    database
      .select({
        id: rows.id,
        user_id: rows.user_id,
        visibility: rows.visibility,
        isTheirs: sql<number>`${isTheirs}`,
      })
      .from(rows)
      .where(eq(rows.id, id)),
    ...changeVisibility(database, records, { id, to: 'deleted', by: user_id, at }, isTheirs),
  ]);
  const [it] = found as (OwnedId & { visibility: string; isTheirs: number })[];
  if (!it) return undefined;
  if (it.isTheirs === 1) return { id, user_id };
  // Hides the existence of a record that only its author can see, or whose story has left.
  const isOthers = it.visibility === 'visible' && it.user_id !== user_id;
  return isOthers ? { id, user_id: it.user_id } : undefined;
}

/** Restores a record that the user deleted within `RESTORE_WINDOW`; a comment only on a visible story. Idempotent. */
export async function restoreRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
): Promise<RecordJson | undefined> {
  const reading = { viewer: user_id, listed: false };
  const now = Date.now();
  const change = { id, to: 'visible', by: user_id, at: now } as const;
  const results = await writeBatch(database, [
    ...changeVisibility(database, records, change, isRestorable(records, user_id, now)),
    selectRecords(database, records, reading).where(eq(records.table.id, id)),
  ]);
  return rowsToJson(records, results.at(-1) as object[], reading)[0];
}
