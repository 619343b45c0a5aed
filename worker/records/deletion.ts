import { and, eq, exists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import type { Target } from './changes.ts';
import {
  type Deletion,
  forgetDeletedRows,
  restoreRows,
  selectDeletedValue,
  storeRows,
} from './deleted-rows.ts';
import { childrenOf, type RecordAnswer, type RecordKind } from './kind.ts';
import { answersOf, selectRecords } from './queries.ts';

/**
 * Deletes a record and all that goes with it, if it is the user's own, and stores it for `restoreRecord`.
 * @returns whose it was, if any
 */
export async function deleteRecord(
  database: Database,
  kind: RecordKind,
  target: Target,
): Promise<Target | undefined> {
  const { table } = kind;
  const { id, user_id } = target;
  const own = and(eq(table.id, id), eq(table.user_id, user_id));
  const ownId = database.select({ id: table.id }).from(table).where(own);
  const rows = [
    ...childrenOf(kind).map((child) => ({ from: child, where: eq(child.record_id, ownId) })),
    { from: table, where: own },
  ];
  const deletion = { ...target, table, now: Date.now() };
  const changes: BatchItem<'sqlite'>[] = [
    ...rows.map(({ from, where }) => storeRows(database, deletion, from, where)),
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
export async function restoreRecord(
  database: Database,
  kind: RecordKind,
  target: Target,
): Promise<RecordAnswer | undefined> {
  const { table } = kind;
  const deletion = { ...target, table, now: Date.now() };
  const reading = { viewer: target.user_id, listed: false };
  const changes: BatchItem<'sqlite'>[] = [
    ...childrenOf(kind).map((into) => restoreRows(database, deletion, into)),
    ...countAgain(database, kind, deletion),
    forgetDeletedRows(database, deletion),
  ];
  const record = selectRecords(database, kind, reading).where(eq(table.id, target.id));
  const results = await retryOnce(() =>
    database.batch([restoreRows(database, deletion, table), ...changes, record]),
  );
  return answersOf(kind, results.at(-1) as object[], reading)[0];
}

/** Counts what came back with a story: whose account was deleted meanwhile has nothing there any more. */
function countAgain(database: Database, { story }: RecordKind, deletion: Deletion) {
  if (!story) return [];
  const { stories, comments, likes } = story;
  const count = (child: typeof comments | typeof likes) =>
    sql`(SELECT count(*) FROM ${child} WHERE ${child.record_id} = ${deletion.id})`;
  return [
    database
      .update(stories)
      .set({ likes: count(likes), comment_count: count(comments) })
      .where(
        and(eq(stories.id, deletion.id), exists(selectDeletedValue(database, deletion, 'id'))),
      ),
  ];
}
