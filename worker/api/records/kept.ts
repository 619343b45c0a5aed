/**
 * Rows that are deleted are kept for a moment, out of their tables: no query can show them by mistake.
 * Each function makes one statement, for a batch.
 */
import { RESTORE_WINDOW } from '@desert/drizzle/records/expiry';
import { deletedRows } from '@desert/drizzle/schema';
import { and, eq, exists, getTableColumns, getTableName, gt, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../database/open.ts';
import type { Target } from './changes.ts';

/** A record that is deleted, and put back by who deleted it. */
export interface KeptDeletion extends Target {
  table: SQLiteTable;
  /** ms since 1970 */
  now: number;
}

type Columns = Record<string, SQLiteColumn>;

/**
 * Keeps rows that the batch is about to delete.
 * @param from their table
 */
export function keepRows(
  database: Database,
  { table, id, user_id, now }: KeptDeletion,
  from: SQLiteTable,
  where: SQL | undefined,
) {
  const { write_key: _, ...columns }: Columns = getTableColumns(from);
  const fields = Object.values(columns).flatMap((column) => [literal(column.name), column]);
  const rows = database
    .select({
      id: sql<number>`NULL`.as('id'),
      of_table: sql<string>`${getTableName(table)}`.as('of_table'),
      of_id: sql<number>`${id}`.as('of_id'),
      was_in: sql<string>`${getTableName(from)}`.as('was_in'),
      user_id: sql<number>`${columns['user_id'] ?? user_id}`.as('user_id'),
      deleted_at: sql<number>`${now}`.as('deleted_at'),
      row: sql<string>`json_object(${sql.join(fields, sql`, `)})`.as('row'),
    })
    .from(from)
    .where(where);
  return database.insert(deletedRows).select(rows);
}

/**
 * Puts the kept rows of one table back.
 * @param where which of them, if not all
 */
export function putBack(
  database: Database,
  deletion: KeptDeletion,
  into: SQLiteTable,
  where?: SQL,
) {
  const columns = Object.entries(getTableColumns(into) as Columns).map(([key, { name }]) => [
    key,
    (key === 'write_key' ? sql`NULL` : keptValue(name)).as(name),
  ]);
  const rows = database
    .select(Object.fromEntries(columns) as Record<string, SQL.Aliased>)
    .from(deletedRows)
    .where(and(isKept(database, deletion), eq(deletedRows.was_in, getTableName(into)), where));
  return database.insert(into).select(rows as never);
}

/** Keeps a deletion's rows no longer. */
export function forgetKept(database: Database, deletion: KeptDeletion) {
  return database.delete(deletedRows).where(isKept(database, deletion));
}

/**
 * The query of what the rows of a deletion had in a column; none where it is another user's, or where
 * it is too late.
 */
export function selectKept(database: Database, deletion: KeptDeletion, column: string) {
  return database
    .select({ value: keptValue(column).as('value') })
    .from(deletedRows)
    .where(isKept(database, deletion));
}

function isKept(database: Database, { table, id, user_id, now }: KeptDeletion): SQL | undefined {
  const record = alias(deletedRows, 'record');
  const isOf = ({ of_table, of_id }: typeof deletedRows | typeof record) =>
    and(eq(of_table, getTableName(table)), eq(of_id, id));
  const isOwn = and(
    isOf(record),
    eq(record.was_in, record.of_table),
    eq(record.user_id, user_id),
    gt(record.deleted_at, now - RESTORE_WINDOW),
  );
  return and(
    isOf(deletedRows),
    exists(database.select({ id: record.id }).from(record).where(isOwn)),
  );
}

/** What a kept row of a query had in a column. */
export function keptValue(column: string): SQL {
  return sql`${deletedRows.row} ->> ${literal(column)}`;
}

/** A column's name as SQL text: bound, it would count against what D1 lets a statement bind. */
function literal(name: string): SQL {
  return sql.raw(`'${name}'`);
}
