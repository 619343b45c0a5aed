import type { ListAsked } from '@desert/contract/list-query';
import { users } from '@desert/drizzle/schema';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { type Page, pageOf, rowsOf } from '../paging.ts';
import type { Collection, Reading, RecordRow, RecordTable } from './collection.ts';

/**
 * A page of a collection, newest first. Reads a row more than the page holds, the author of each,
 * and what the collection's columns read: however many records there are.
 */
export async function listRecords<Row extends object, Answer extends { id: number }>(
  database: Database,
  collection: Collection<Row, Answer>,
  asked: ListAsked,
  viewer: number | null,
): Promise<Page<Answer>> {
  const reading = { viewer, listed: true };
  const rows = await selectRecords(database, collection, reading)
    .where(within(collection.table, asked))
    .orderBy(desc(collection.table.id))
    .limit(rowsOf(asked));
  return pageOf(answersOf(collection, rows, reading), asked);
}

/** Which of the records a page may hold. */
function within(table: RecordTable, { cursor, user_id }: ListAsked): SQL | undefined {
  return and(
    cursor === undefined ? undefined : lt(table.id, cursor),
    user_id === undefined ? undefined : eq(table.user_id, user_id),
  );
}

/** The query of records with their authors, to be narrowed and run, or put into a batch. */
export function selectRecords<Row extends object, Answer>(
  database: Database,
  collection: Collection<Row, Answer>,
  reading: Reading,
) {
  const { table } = collection;
  const { id, user_id, created_at } = table;
  return database
    .select({ id, user_id, created_at, username: users.username, ...collection.columns(reading) })
    .from(table)
    .innerJoin(users, eq(users.id, user_id))
    .$dynamic();
}

/** A record with all of its texts. */
export async function findRecord<Row extends object, Answer>(
  database: Database,
  collection: Collection<Row, Answer>,
  id: number,
  viewer: number | null,
): Promise<Answer | undefined> {
  const reading = { viewer, listed: false };
  const rows = await selectRecords(database, collection, reading).where(
    eq(collection.table.id, id),
  );
  return answersOf(collection, rows, reading)[0];
}

/** What rows of `selectRecords` are answered as. */
export function answersOf<Row extends object, Answer>(
  collection: Collection<Row, Answer>,
  rows: object[],
  reading: Reading,
): Answer[] {
  return rows.map((row) => collection.toAnswer(row as RecordRow & Row, reading));
}
