/** Taking records out of sight for moderation: as a deletion, but stored until a moderator decides. */
import { deletedRows } from '@desert/drizzle/schema';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import type { OwnedId } from './changes.ts';
import { type Deletion, forgetDeletedRows, isHidden } from './deleted-rows.ts';
import type { Records } from './kind.ts';
import { restorations, takeOut } from './take-out.ts';

/** A record or comment, and when something becomes of it. */
export interface Hiding {
  /** The query of it, where only the database knows. */
  id: number | SQL;
  /** ms since 1970 */
  now: number;
  /** Whether it is removed at once, by `removeHidden` in the same batch. */
  forGood?: boolean;
}

/**
 * The statements that hide a record with all that is on it: no list, search or count has it any more, and its photos stay.
 * @param where only if
 */
export function hideRecord(
  database: Database,
  records: Records,
  hiding: Hiding,
  where: SQL | undefined,
): BatchItem<'sqlite'>[] {
  return takeOut(database, records, hidingOf(records, hiding), where, hiding.forGood);
}

/**
 * The statements that put a hidden record back with all that was on it; a comment only where there is what it was on,
 * else it stays hidden.
 */
export function putBackRecord(
  database: Database,
  records: Records,
  hiding: Hiding,
): BatchItem<'sqlite'>[] {
  const { table, on } = records;
  const deletion = hidingOf(records, hiding);
  if (!on) return restorations(database, records, deletion);
  const isBack = exists(
    database.select({ id: table.id }).from(table).where(eq(table.id, hiding.id)),
  );
  return [
    ...restorations(database, records, deletion),
    forgetDeletedRows(database, deletion, isBack),
  ];
}

/**
 * The statement that removes a hidden record permanently; a sweep deletes its photos.
 * @param where only if; it may not name a column of the hidden rows
 */
export function removeHidden(
  database: Database,
  { table }: Records,
  id: Hiding['id'],
  where: SQL | undefined,
): BatchItem<'sqlite'> {
  return database.delete(deletedRows).where(and(isHidden(table, id), where));
}

/** Whether a hidden record is a user's own. */
export function isOwnHidden(database: Database, { table }: Records, { id, user_id }: OwnedId): SQL {
  const own = and(isHidden(table, id, table), eq(deletedRows.user_id, user_id));
  return exists(database.select({ id: deletedRows.id }).from(deletedRows).where(own));
}

/** Whether a record of a user is hidden. Reads two rows. */
export async function isHiddenFrom(
  database: Database,
  records: Records,
  target: OwnedId,
): Promise<boolean> {
  const isOwn = isOwnHidden(database, records, target);
  const [row] = await database.all<{ hidden: number }>(sql`SELECT ${isOwn} AS hidden`);
  return row?.hidden === 1;
}

function hidingOf({ table }: Records, { id, now }: Hiding): Deletion {
  const user_id = sql`(SELECT ${table.user_id} FROM ${table} WHERE ${table.id} = ${id})`;
  return { table, id, user_id, now, hidden: true };
}
