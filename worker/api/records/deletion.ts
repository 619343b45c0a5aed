import { and, eq, exists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../../database/open.ts';
import { retryOnce } from '../../database/retry.ts';
import type { Target } from './changes.ts';
import type { Collection } from './collection.ts';
import { forgetKept, keepRows, type KeptDeletion, putBack, selectKept } from './kept.ts';
import { answersOf, selectRecords } from './queries.ts';

/**
 * Deletes a record and all that goes with it, if it is the user's own, and keeps it for `restoreRecord`.
 * @returns whose it was, if any
 */
export async function deleteRecord(
  database: Database,
  { table, children }: Pick<Collection<object, unknown>, 'table' | 'children'>,
  target: Target,
): Promise<Target | undefined> {
  const { id, user_id } = target;
  const own = and(eq(table.id, id), eq(table.user_id, user_id));
  const ownId = database.select({ id: table.id }).from(table).where(own);
  const rows = [
    ...children.map((child) => ({ from: child, where: eq(child.subject_id, ownId) })),
    { from: table, where: own },
  ];
  const deletion = { ...target, table, now: Date.now() };
  const changes: BatchItem<'sqlite'>[] = [
    ...rows.map(({ from, where }) => keepRows(database, deletion, from, where)),
    ...rows.map(({ from, where }) => database.delete(from).where(where)),
  ];
  const [found] = await retryOnce(() =>
    database.batch([
      database.select({ id: table.id, user_id: table.user_id }).from(table).where(eq(table.id, id)),
      ...changes,
    ]),
  );
  return found[0] as Target | undefined;
}

/**
 * Puts back what `deleteRecord` deleted, if its user asks for it within `RESTORE_WINDOW`; a record
 * that is there already stays as it is.
 * @returns the record as it then is, if any
 */
export async function restoreRecord<Row extends object, Answer>(
  database: Database,
  collection: Collection<Row, Answer>,
  target: Target,
): Promise<Answer | undefined> {
  const { table, children } = collection;
  const deletion = { ...target, table, now: Date.now() };
  const reading = { viewer: target.user_id, listed: false };
  const changes: BatchItem<'sqlite'>[] = [
    ...children.map((into) => putBack(database, deletion, into)),
    ...countAgain(database, collection, deletion),
    forgetKept(database, deletion),
  ];
  const record = selectRecords(database, collection, reading).where(eq(table.id, target.id));
  const results = await retryOnce(() =>
    database.batch([putBack(database, deletion, table), ...changes, record]),
  );
  return answersOf(collection, results.at(-1) as object[], reading)[0];
}

/** Counts what came back with a record: whose account was deleted meanwhile has nothing there any more. */
function countAgain(
  database: Database,
  { table, counts = {} }: Pick<Collection<object, unknown>, 'table' | 'counts'>,
  deletion: KeptDeletion,
) {
  const counted = Object.entries(counts).map(([column, child]) => [
    column,
    sql`(SELECT count(*) FROM ${child} WHERE ${child.subject_id} = ${deletion.id})`,
  ]);
  if (counted.length === 0) return [];
  return [
    database
      .update(table)
      .set(Object.fromEntries(counted) as object)
      .where(and(eq(table.id, deletion.id), exists(selectKept(database, deletion, 'id')))),
  ];
}
