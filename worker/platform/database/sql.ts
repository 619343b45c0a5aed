/** SQL that Drizzle has no function for. */
import { getTableColumns, isSQLWrapper, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import type { Database } from './open.ts';

type Values<T extends SQLiteTable> = {
  [K in keyof T['$inferInsert']]: T['$inferInsert'][K] | SQLWrapper;
};

/**
 * Inserts a row for each row of a SELECT. Columns without a value get their default, as in an INSERT. @param from the
 * SELECT after its columns: `FROM games WHERE …`
 */
export function insertSelect<T extends SQLiteTable>(
  database: Database,
  table: T,
  values: Values<T>,
  from: SQL,
) {
  const given: Record<string, unknown> = values;
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const selected = columns.map(([name, column]) => {
    const value = given[name] === undefined ? (column.default ?? null) : given[name];
    return isSQLWrapper(value) ? value : sql.param(value, column);
  });
  return database.insert(table).select(sql`SELECT ${sql.join(selected, sql`, `)} ${from}`);
}

export const hasRow = (rows: SQLiteTable | SQLiteView, where: SQL | undefined): SQL =>
  sql`EXISTS (SELECT 1 FROM ${rows} WHERE ${where ?? sql`TRUE`})`;
