import { moves } from '@desert/drizzle/schema';
import { and, eq, exists, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { OwnedId } from './changes.ts';
import { forgetDeletedRows } from './deleted-rows.ts';
import { finishMove } from './finish-moves.ts';
import type { RecordAnswer, Records } from './kind.ts';
import { type Move, selectMove } from './moves.ts';
import { answersOf, selectRecords } from './queries.ts';
import { restorations, takeOut } from './take-out.ts';

/**
 * Deletes a record and all that goes with it, if it is the user's own or a comment on what is, and stores it for
 * `restoreRecord`; a comment in one batch with the count of its story.
 * @returns whose it was to delete, if any: the user's, where they may
 */
export async function deleteRecord(
  database: Database,
  records: Records,
  target: OwnedId,
): Promise<OwnedId | undefined> {
  const { table } = records;
  const { id, user_id } = target;
  const isTheirs = isToTakeAway(database, records, user_id);
  const deletion = { ...target, table, now: Date.now() };
  // What moderation is taking out is not the author's to put back.
  const isHiding = selectMove(database, deletion, eq(moves.hidden, true));
  const changes = takeOut(database, records, deletion, and(isTheirs, notExists(isHiding)));
  const results = await writeBatch(database, [
    database
      .select({ id: table.id, user_id: table.user_id, isTheirs: sql<number>`${isTheirs}` })
      .from(table)
      .where(eq(table.id, id)),
    ...changes,
    selectMove(database, deletion),
  ]);
  const [begun] = results.at(-1) as Move[];
  await finishMove(database, records, begun);
  if (begun?.hidden) return undefined;
  const [it] = results[0] as (OwnedId & { isTheirs: number })[];
  return it && { id: it.id, user_id: it.isTheirs === 1 ? user_id : it.user_id };
}

/** Whether a record is a user's to take away: their own, or on a story of theirs. */
function isToTakeAway(
  database: Database,
  { table, on }: Records,
  user_id: number,
): SQL | undefined {
  const isOwn = sql`${table}.${sql.identifier('user_id')} = ${user_id}`;
  if (!on) return isOwn;
  const { stories, comments } = on;
  const isStory = sql`${stories}.${sql.identifier('id')} = ${comments}.${sql.identifier(comments.record_id.name)}`;
  const story = database
    .select({ id: stories.id })
    .from(stories)
    .where(and(isStory, eq(stories.user_id, user_id)));
  return or(isOwn, exists(story));
}

/**
 * Puts back what `deleteRecord` deleted, if its user asks for it within `RESTORE_WINDOW`, and of a comment
 * where there still is what it was on; a record that is there already stays as it is.
 * @returns the record as it then is, if any
 */
export async function restoreRecord(
  database: Database,
  records: Records,
  target: OwnedId,
): Promise<RecordAnswer | undefined> {
  const { table, on } = records;
  const deletion = { ...target, table, now: Date.now() };
  const reading = { viewer: target.user_id, listed: false };
  const record = selectRecords(database, records, reading).where(eq(table.id, target.id));
  const results = await writeBatch(database, [
    ...restorations(database, records, deletion),
    ...(on ? [forgetDeletedRows(database, deletion)] : []),
    record,
    selectMove(database, deletion),
  ]);
  const [begun] = results.at(-1) as Move[];
  await finishMove(database, records, begun);
  // A deletion that was cut off is whole now, and can be taken back.
  if (begun?.direction === 'out' && !begun.hidden) return restoreRecord(database, records, target);
  const rows = begun ? await record : (results.at(-2) as object[]);
  return answersOf(records, rows, reading)[0];
}
