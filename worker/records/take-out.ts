/** Records out of their tables and back, with what is on them: the statements of a batch, which moves `STEP` rows of each table at most. */
import { deletedRows, notificationEvents } from '@desert/drizzle/schema';
import {
  and,
  asc,
  eq,
  exists,
  getTableName,
  inArray,
  ne,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { addToComments, countAgain } from './counts.ts';
import {
  deletedValue,
  type Deletion,
  forgetDeletedRows,
  isOfDeletion,
  restoreRows,
  selectDeletedValue,
  storeRows,
} from './deleted-rows.ts';
import { childrenOf, type Records } from './kind.ts';
import { beginMove, endReturn, selectMove } from './moves.ts';
import type { ChildTable } from './tables.ts';

/** How many rows of each table one batch moves. Of the longest comments that is 10 MB. */
export const STEP = 500;

/**
 * The statements that take a record out of its table with all that goes with it, and store it; of a comment, its story
 * counts one less. Where more is on it than one batch moves, the record stays and counts what is left, and a move is begun,
 * for `finishMove`.
 * @param where only if
 * @param forGood whether what is out is removed by the same batch
 */
export function takeOut(
  database: Database,
  records: Records,
  deletion: Deletion,
  where: SQL | undefined,
  forGood?: boolean,
): BatchItem<'sqlite'>[] {
  const { table, on } = records;
  const isIt = and(eq(table.id, deletion.id), where);
  if (on) {
    const story = database.select({ id: on.comments.record_id }).from(on.comments).where(isIt);
    return [
      addToComments(database, on.stories, -1, eq(on.stories.id, story)),
      storeRows(database, deletion, table, isIt),
      database.delete(table).where(isIt),
    ];
  }
  return [
    ...takeOutStep(database, records, deletion, where),
    beginMove(database, { deletion, direction: 'out', forGood }, table, isIt),
    ...(deletion.hidden ? [hideWhatIsOut(database, deletion, where)] : []),
    endReturn(database, deletion),
  ];
}

/** What its author was deleting or putting back is moderation's from then on. */
function hideWhatIsOut(database: Database, { table, id }: Deletion, where: SQL | undefined) {
  return database
    .update(deletedRows)
    .set({ hidden: true })
    .where(
      and(
        eq(deletedRows.of_table, getTableName(table)),
        eq(deletedRows.of_id, id),
        exists(selectMove(database, { table, id })),
        where,
      ),
    );
}

/** The statements that take the next rows of what is on a record out, and the record with the last of them. */
export function takeOutStep(
  database: Database,
  records: Records,
  deletion: Deletion,
  where: SQL | undefined,
): BatchItem<'sqlite'>[] {
  const { table, story } = records;
  const { id, now } = deletion;
  const isIt = and(eq(table.id, id), where);
  const itsId = database.select({ id: table.id }).from(table).where(isIt);
  const children = childrenOf(records);
  const next = children.map((child) => {
    const ids = database
      .select({ id: child.id })
      .from(child)
      .where(eq(child.record_id, itsId))
      .orderBy(asc(child.id))
      .limit(STEP);
    const more = child === story?.comments ? { [NOT_NOTIFIED]: hasEvent(database, child) } : {};
    return { from: child, where: inArray(child.id, ids), more };
  });
  const isBare = children.map((child) =>
    notExists(database.select({ id: child.id }).from(child).where(eq(child.record_id, id))),
  );
  const rows = [...next, { from: table, where: and(isIt, ...isBare), more: {} }];
  return [
    ...rows.flatMap((part) => [
      storeRows(database, deletion, part.from, part.where, part.more),
      database.delete(part.from).where(part.where),
    ]),
    // What is still there can be seen.
    ...(story ? [countAgain(database, story, { id, now }, where)] : []),
  ];
}

/**
 * The statements that put a record back with all that went with it, where there still is what it was on. Of a record, where
 * more was on it than one batch moves, a move is begun, as by `takeOut`; of a comment, the stored row is left to the caller.
 */
export function restorations(
  database: Database,
  records: Records,
  deletion: Deletion,
): BatchItem<'sqlite'>[] {
  const { table, on } = records;
  const isOf = isOfDeletion(database, deletion);
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
      restoreRows(database, table, and(isOf, exists(isThere))),
    ];
  }
  const isChild = and(isOf, ne(deletedRows.was_in, getTableName(table)));
  return [
    restoreRows(database, table, isOf),
    ...restoreStep(database, records, deletion, isOf),
    beginMove(database, { deletion, direction: 'back' }, deletedRows, isChild),
    forgetDeletedRows(database, deletion, eq(deletedRows.was_in, getTableName(table))),
  ];
}

/**
 * The statements that put the next rows of what was on a record back.
 * @param rows which stored rows are its
 */
export function restoreStep(
  database: Database,
  records: Records,
  { id, now }: Pick<Deletion, 'id' | 'now'>,
  rows: SQL | undefined,
): BatchItem<'sqlite'>[] {
  const { story } = records;
  const isBack = exists(database.select({ id: deletedRows.id }).from(deletedRows).where(rows));
  const children = childrenOf(records).map((into) => {
    const ids = database
      .select({ id: deletedRows.id })
      .from(deletedRows)
      .where(and(rows, eq(deletedRows.was_in, getTableName(into))))
      .orderBy(asc(deletedRows.id))
      .limit(STEP);
    return { into, next: inArray(deletedRows.id, ids) };
  });
  return [
    // Somebody may have liked or saved it once more while theirs was out.
    ...children.map(({ into, next }) => restoreRows(database, into, next).onConflictDoNothing()),
    ...children
      .filter(({ into }) => into === story?.comments)
      .map(({ into, next }) => dropEvents(database, into, next)),
    // Whose account was deleted meanwhile has nothing on it any more.
    ...(story ? [countAgain(database, story, { id, now }, isBack)] : []),
    ...children.map(({ next }) => database.delete(deletedRows).where(next)),
  ];
}

/** The key in a stored comment's row: 1 if its notification event was pending when it went. */
const NOT_NOTIFIED = 'not_notified';

/** Whether a comment's notification event is pending: nobody has been notified of the comment. */
function hasEvent(database: Database, comments: ChildTable): SQL {
  const { id, of_table, of_id, change } = notificationEvents;
  const isIts = and(
    eq(of_table, getTableName(comments)),
    eq(of_id, comments.id),
    eq(change, 'insert'),
  );
  return exists(database.select({ id }).from(notificationEvents).where(isIts));
}

/**
 * Drops the notification events of comments that are restored with their story, except those that were pending when they went:
 * thousands of events would delay all others.
 * @param next the condition for the stored rows
 */
function dropEvents(database: Database, comments: SQLiteTable, next: SQL): BatchItem<'sqlite'> {
  const name = getTableName(comments);
  const ids = database
    .select({ id: sql`${deletedValue('id')}`.as('id') })
    .from(deletedRows)
    .where(and(next, eq(deletedRows.was_in, name), sql`${deletedValue(NOT_NOTIFIED)} IS NOT 1`));
  const { of_table, of_id, change } = notificationEvents;
  return database
    .delete(notificationEvents)
    .where(and(eq(of_table, name), eq(change, 'insert'), inArray(of_id, ids)));
}
