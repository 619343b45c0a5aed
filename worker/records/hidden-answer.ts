import { deletedRows, users } from '@desert/drizzle/schema';
import { and, eq, is, type SQL } from 'drizzle-orm';
import { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import type { Reading, RecordAnswer, Records } from './kind.ts';
import { answersOf } from './queries.ts';

/**
 * A hidden record as its author is answered, without what is on it.
 * @param where which of the hidden rows
 */
export async function findHidden(
  database: Database,
  records: Records,
  where: SQL | undefined,
  reading: Reading,
): Promise<RecordAnswer | undefined> {
  const rows = await database
    .select({ row: deletedRows.row, username: users.username })
    .from(deletedRows)
    .innerJoin(users, eq(users.id, deletedRows.user_id))
    .where(and(eq(deletedRows.hidden, true), where));
  return answersOf(
    records,
    rows.map(({ row, username }) => rowOf(records, row, username, reading)),
    reading,
  )[0];
}

/** What would be read of it in its table. */
function rowOf(records: Records, json: string, username: string, reading: Reading): object {
  const stored = JSON.parse(json) as Record<string, unknown>;
  const { id, user_id, created_at } = records.table;
  const columns = { id, user_id, created_at, ...records.columns(reading) };
  const row = Object.entries(columns).map(([name, column]) => [
    name,
    is(column, SQLiteColumn) ? stored[column.name] : name === 'images' ? [] : null,
  ]);
  const tags = records.tags && { tags: JSON.parse(String(stored['tags'])) as unknown };
  return { ...(Object.fromEntries(row) as object), username, ...tags };
}
