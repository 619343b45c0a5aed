import { isVisible } from '@desert/drizzle/schema/visibility';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { findCommentStory } from './comments.ts';
import type { RecordJson, Records } from './kind.ts';
import { toRecordsJson, selectRecords } from './queries.ts';
import { checkOwner } from './refusals.ts';
import type { OwnedId } from './save.ts';
import { changeVisibility, FINAL_AT } from './visibility/change-visibility.ts';
import { canDelete, canRestore, refuseUnseen } from './visibility/rights.ts';

/** Soft-deletes the user's own record, or a comment on their story. */
export async function deleteRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
): Promise<void> {
  const { recordRows: rows } = records;
  const isTheirs = canDelete(records, user_id);
  const at = sql`iif(${isVisible(rows)}, ${Date.now()}, ${FINAL_AT})`;
  const [found] = await writeBatch(database, [
    database
      .select({
        user_id: rows.user_id,
        visibility: rows.visibility,
        isTheirs: sql<number>`${isTheirs}`,
      })
      .from(rows)
      .where(eq(rows.id, id)),
    changeVisibility(database, records, { id, to: 'deleted', by: user_id, at }, isTheirs),
  ]);
  const [it] = found as { user_id: number; visibility: string; isTheirs: number }[];
  if (it?.isTheirs === 1) return;
  // Hides the existence of a record that only its author can see, or whose story has left.
  const isOthers = it?.visibility === 'visible' && it.user_id !== user_id;
  checkOwner(isOthers ? it : undefined, user_id);
}

/** Restores a record that the user deleted within `RESTORE_WINDOW_MS`; a comment only on a visible story. Idempotent. */
export async function restoreRecord(
  database: Database,
  records: Records,
  { id, user_id }: OwnedId,
): Promise<RecordJson> {
  const reading = { viewer: user_id, listed: false };
  const now = Date.now();
  const change = { id, to: 'visible', by: user_id, at: now } as const;
  const results = await writeBatch(database, [
    changeVisibility(database, records, change, canRestore(records, user_id, now)),
    selectRecords(database, records, reading).where(eq(records.table.id, id)),
  ]);
  const [json] = toRecordsJson(records, results.at(-1) as object[], reading);
  const record = json ?? (await refuseUnseen(database, records, { id, user_id }));
  // A story's author can delete other members' comments on it, and so restore them.
  const story = records.on && (await findCommentStory(database, records.on, id));
  return story?.user_id === user_id ? record : checkOwner(record, user_id);
}
