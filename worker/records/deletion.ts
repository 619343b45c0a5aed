import { RESTORE_WINDOW } from '@desert/drizzle/retention';
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import type { OwnedId } from './changes.ts';
import { addToComments, countAgain } from './counts.ts';
import {
  deletedValue,
  type Deletion,
  forgetDeletedRows,
  restoreRows,
  selectDeletedValue,
  storeRows,
} from './deleted-rows.ts';
import { checkPhotosLater } from './images.ts';
import { childrenOf, type RecordAnswer, type Records } from './kind.ts';
import { answersOf, selectRecords } from './queries.ts';

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
  const { table, images } = records;
  const { id, user_id } = target;
  const isTheirs = isToTakeAway(database, records, user_id);
  const own = and(eq(table.id, id), isTheirs);
  const deletion = { ...target, table, now: Date.now() };
  const changes = takeOut(database, records, deletion, isTheirs);
  if (images) {
    const { photo_id, record_id } = images.table;
    const ownId = database.select({ id: table.id }).from(table).where(own);
    const used = database.select({ id: photo_id }).from(images.table).where(eq(record_id, ownId));
    // A little later than the record can be put back: not all clocks are the same.
    changes.unshift(checkPhotosLater(database, sql`${used}`, deletion.now + 2 * RESTORE_WINDOW));
  }
  const [found] = await writeBatch(database, [
    database
      .select({ id: table.id, user_id: table.user_id, isTheirs: sql<number>`${isTheirs}` })
      .from(table)
      .where(eq(table.id, id)),
    ...changes,
  ]);
  const [it] = found as (OwnedId & { isTheirs: number })[];
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
 * The statements that take a record out of its table with all that goes with it, and store it; of a comment, its story
 * counts one less.
 * @param where only if
 */
export function takeOut(
  database: Database,
  records: Records,
  deletion: Deletion,
  where: SQL | undefined,
): BatchItem<'sqlite'>[] {
  const { table, on } = records;
  const isIt = and(eq(table.id, deletion.id), where);
  const itsId = database.select({ id: table.id }).from(table).where(isIt);
  const rows = [
    ...childrenOf(records).map((child) => ({ from: child, where: eq(child.record_id, itsId) })),
    { from: table, where: isIt },
  ];
  const changes = [
    ...rows.map(({ from, where }) => storeRows(database, deletion, from, where)),
    ...rows.map(({ from, where }) => database.delete(from).where(where)),
  ];
  if (!on) return changes;
  const story = database.select({ id: on.comments.record_id }).from(on.comments).where(isIt);
  return [addToComments(database, on.stories, -1, eq(on.stories.id, story)), ...changes];
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
  const { table } = records;
  const deletion = { ...target, table, now: Date.now() };
  const reading = { viewer: target.user_id, listed: false };
  const record = selectRecords(database, records, reading).where(eq(table.id, target.id));
  const results = await writeBatch(database, [
    ...restorations(database, records, deletion),
    forgetDeletedRows(database, deletion),
    record,
  ]);
  return answersOf(records, results.at(-1) as object[], reading)[0];
}

/** The statements that put a record back with all that went with it, where there still is what it was on. */
export function restorations(
  database: Database,
  records: Records,
  deletion: Deletion,
): BatchItem<'sqlite'>[] {
  const { table, on, story } = records;
  if (on) {
    const { name } = on.comments.record_id;
    const { stories } = on;
    const wasOn = selectDeletedValue(database, deletion, name);
    const isThere = database
      .select({ id: stories.id })
      .from(stories)
      .where(eq(stories.id, deletedValue(name)));
    return [
      addToComments(database, stories, 1, inArray(stories.id, wasOn)),
      restoreRows(database, deletion, table, exists(isThere)),
    ];
  }
  const isBack = exists(selectDeletedValue(database, deletion, 'id'));
  return [
    restoreRows(database, deletion, table),
    ...childrenOf(records).map((into) => restoreRows(database, deletion, into)),
    // Whose account was deleted meanwhile has nothing on it any more.
    ...(story ? [countAgain(database, story, deletion, isBack)] : []),
  ];
}
