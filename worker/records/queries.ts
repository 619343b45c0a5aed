import type { ListAsked } from '@desert/contract/list-query';
import { users } from '@desert/drizzle/schema';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Reading, RecordAnswer, Records, RecordTable } from './kind.ts';
import { type Page, pageOf, rowsOf } from './paging.ts';

/**
 * A page of a kind's records, newest first. Reads a row more than the page holds, the author of each,
 * and what the kind's columns read: however many records there are.
 */
export async function listRecords<Answer extends RecordAnswer>(
  database: Database,
  records: Records<never, Answer>,
  asked: ListAsked,
  viewer: number | null,
): Promise<Page<Answer>> {
  const reading = { viewer, listed: true };
  const rows = await selectRecords(database, records, reading)
    .where(within(records.table, asked))
    .orderBy(desc(records.table.id))
    .limit(rowsOf(asked));
  return pageOf(answersOf(records, rows, reading), asked);
}

/** Which of the records a page may hold. */
function within(table: RecordTable, { cursor, user_id }: ListAsked): SQL | undefined {
  return and(
    cursor === undefined ? undefined : lt(table.id, cursor),
    user_id === undefined ? undefined : eq(table.user_id, user_id),
  );
}

/** The query of records with their authors, to be narrowed and run, or put into a batch. */
export function selectRecords(database: Database, records: Records, reading: Reading) {
  const { id, user_id, created_at } = records.table;
  return database
    .select({ id, user_id, created_at, username: users.username, ...records.columns(reading) })
    .from(records.table)
    .innerJoin(users, eq(users.id, user_id))
    .$dynamic();
}

/** A record with all of its texts. */
export async function findRecord(
  database: Database,
  records: Records,
  id: number,
  viewer: number | null,
): Promise<RecordAnswer | undefined> {
  const reading = { viewer, listed: false };
  const rows = await selectRecords(database, records, reading).where(eq(records.table.id, id));
  return answersOf(records, rows, reading)[0];
}

/** What rows of `selectRecords` are answered as. */
export function answersOf<Answer extends RecordAnswer>(
  records: Records<never, Answer>,
  rows: object[],
  reading: Reading,
): Answer[] {
  return rows.map((row) => records.toAnswer(row as never, reading));
}
