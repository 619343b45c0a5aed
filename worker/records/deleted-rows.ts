/**
 * Rows that are deleted are stored for a moment, out of their tables: no query can show them by mistake.
 * Each function makes one statement, for a batch.
 */
import { RESTORE_WINDOW } from '@desert/drizzle/retention';
import { deletedRows } from '@desert/drizzle/schema';
import {
  and,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';

/** A record that is deleted, and put back by who deleted it; or that is hidden, and put back by moderation. */
export interface Deletion {
  table: SQLiteTable;
  /** Its id, and who deletes it; the query of it, where only the database knows. */
  id: number | SQL;
  user_id: number | SQL;
  /** ms since 1970 */
  now: number;
  /** Its rows are stored until a moderator decides, with their keys: what is sent again meanwhile is still made once. */
  hidden?: true;
}

type Columns = Record<string, SQLiteColumn>;

/**
 * Stores rows that the batch is about to delete.
 * @param from their table
 * @param more values to store with each row's columns, by key
 */
export function storeRows(
  database: Database,
  { table, id, user_id, now, hidden }: Deletion,
  from: SQLiteTable,
  where: SQL | undefined,
  more: Record<string, SQL> = {},
) {
  const { idempotency_key, ...others }: Columns = getTableColumns(from);
  const columns = { ...others, ...(hidden && idempotency_key && { idempotency_key }) };
  const values = Object.values(columns).map((column): [string, SQLWrapper] => [
    column.name,
    column,
  ]);
  const fields = [...values, ...Object.entries(more)].flatMap(([name, value]) => [
    literal(name),
    value,
  ]);
  const rows = database
    .select({
      id: sql<number>`NULL`.as('id'),
      of_table: sql<string>`${getTableName(table)}`.as('of_table'),
      of_id: sql<number>`${id}`.as('of_id'),
      was_in: sql<string>`${getTableName(from)}`.as('was_in'),
      user_id: sql<number>`${others['user_id'] ?? user_id}`.as('user_id'),
      deleted_at: sql<number>`${now}`.as('deleted_at'),
      row: sql<string>`json_object(${sql.join(fields, sql`, `)})`.as('row'),
      hidden: sql<boolean>`${Number(hidden ?? false)}`.as('hidden'),
      deleted_by: sql<number>`${user_id}`.as('deleted_by'),
    })
    .from(from)
    .where(where);
  return database.insert(deletedRows).select(rows);
}

/** Puts the stored rows of one table back. @param where which of all stored rows */
export function restoreRows(database: Database, into: SQLiteTable, where: SQL | undefined) {
  const columns = Object.entries(getTableColumns(into) as Columns).map(([key, column]) => [
    key,
    (key === 'idempotency_key' ? keyAgain(into, column) : valueAgain(column)).as(column.name),
  ]);
  const rows = database
    .select(Object.fromEntries(columns) as Record<string, SQL.Aliased>)
    .from(deletedRows)
    .where(and(where, eq(deletedRows.was_in, getTableName(into))));
  return database.insert(into).select(rows as never);
}

/** Removes a deletion's rows: they are put back, or nobody can any more. @param where if not always */
export function forgetDeletedRows(database: Database, deletion: Deletion, where?: SQL) {
  return database.delete(deletedRows).where(and(isOfDeletion(database, deletion), where));
}

/**
 * The query of what the rows of a deletion had in a column; none where it is another user's, or where
 * it is too late.
 */
export function selectDeletedValue(database: Database, deletion: Deletion, column: string) {
  return database
    .select({ value: deletedValue(column).as('value') })
    .from(deletedRows)
    .where(isOfDeletion(database, deletion));
}

/** Whether a stored row is of a deletion: of none of another user's, or where it is too late. */
export function isOfDeletion(database: Database, deletion: Deletion): SQL | undefined {
  const { table, id, user_id, now, hidden } = deletion;
  const record = alias(deletedRows, 'record');
  const isOf = ({ of_table, of_id }: typeof deletedRows | typeof record) =>
    and(eq(of_table, getTableName(table)), eq(of_id, id));
  const isIt = and(isOf(record), eq(record.was_in, record.of_table));
  if (hidden) {
    // Not while its record is still on its way out.
    const out = database
      .select({ id: record.id })
      .from(record)
      .where(and(isIt, eq(record.hidden, true)));
    return and(isHidden(table, id), exists(out));
  }
  const isOwn = and(
    isIt,
    eq(sql`ifnull(${record.deleted_by}, ${record.user_id})`, user_id),
    eq(record.hidden, false),
    gt(record.deleted_at, now - RESTORE_WINDOW),
  );
  return and(
    isOf(deletedRows),
    eq(deletedRows.hidden, false),
    exists(database.select({ id: record.id }).from(record).where(isOwn)),
  );
}

/** Whether a stored row is of a record that is hidden. @param was_in of one table only */
export function isHidden(
  table: SQLiteTable,
  id: number | SQL,
  was_in?: SQLiteTable,
): SQL | undefined {
  return and(
    eq(deletedRows.of_table, getTableName(table)),
    eq(deletedRows.of_id, id),
    was_in && eq(deletedRows.was_in, getTableName(was_in)),
    eq(deletedRows.hidden, true),
  );
}

/** The query of how many rows are stored of a record and of what was on it. @param most no more are counted */
export function countStored({ table, id }: Pick<Deletion, 'table' | 'id'>, most: number): SQL {
  const isOf = and(eq(deletedRows.of_table, getTableName(table)), eq(deletedRows.of_id, id));
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${deletedRows} WHERE ${isOf} LIMIT ${most}))`;
}

/** What a deleted row of a query had in a column. */
export function deletedValue(column: string): SQL {
  return sql`${deletedRows.row} ->> ${literal(column)}`;
}

/** The key that a hidden row has, unless something was made by it meanwhile. */
function keyAgain(into: SQLiteTable, { name }: SQLiteColumn): SQL {
  const key = deletedValue(name);
  const taken = sql`SELECT 1 FROM ${into} AS other WHERE ${sql.raw(`other."${name}"`)} = ${key}`;
  return sql`iif(EXISTS (${taken}), NULL, ${key})`;
}

/** What a row gets back: the default of a column that there was not yet when it was deleted. */
function valueAgain(column: SQLiteColumn): SQL {
  const { name, notNull, default: value } = column;
  const known = deletedValue(name);
  return notNull && value !== undefined
    ? sql`ifnull(${known}, ${sql.param(value, column)})`
    : known;
}

/** A column's name as SQL text: bound, it would count against what D1 lets a statement bind. */
function literal(name: string): SQL {
  return sql.raw(`'${name}'`);
}
