import type { PageQuery } from '@desert/contract/list-query';
import type { Total } from '@desert/contract/paging';
import type { Edited } from '@desert/contract/records';
import { users } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Reading, RecordAnswer, RecordKind, Records } from './kind.ts';
import { pageSql } from './list.ts';
import { type Page, pageOf, rowsOf } from './paging.ts';
import { savedColumn } from './saved-column.ts';
import type { RecordTable } from './tables.ts';

/**
 * A page of a kind's records, newest first or in the order that is asked for. Reads a row more than the
 * page holds, the author of each, and what the kind's columns read: however many records there are.
 * @param asked as the query of the kind's list lets it through
 */
export async function listRecords(
  database: Database,
  kind: RecordKind,
  asked: PageQuery,
  viewer: number | null,
): Promise<Page<RecordAnswer>> {
  const reading = { viewer, listed: true };
  return listedPage(kind, asked, reading, await selectPage(database, kind, asked, reading));
}

/** As `listRecords`, with their total, in one request to D1. */
export async function listAndCount(
  database: Database,
  kind: RecordKind,
  asked: PageQuery,
  viewer: number | null,
): Promise<{ page: Page<RecordAnswer>; total: Total }> {
  const reading = { viewer, listed: true };
  const [rows, [counted]] = await database.batch([
    selectPage(database, kind, asked, reading),
    selectCount(database, kind, asked),
  ]);
  const total = totalUpTo(counted?.count ?? 0);
  return { page: listedPage(kind, asked, reading, rows), total };
}

function selectPage(database: Database, kind: RecordKind, asked: PageQuery, reading: Reading) {
  const { where, orderBy, columns } = pageSql(kind, asked);
  return selectRecords(database, kind, reading, columns)
    .where(where)
    .orderBy(...orderBy)
    .limit(rowsOf(asked));
}

function listedPage(
  kind: RecordKind,
  asked: PageQuery,
  reading: Reading,
  rows: object[],
): Page<RecordAnswer> {
  const page = pageOf(rows as { id: number }[], asked);
  return { ...page, records: answersOf(kind, page.records, reading) };
}

/** A list's records are counted up to this many. */
export const TOTAL_MAX = 100;

/** Counts the records on all pages of a list. Reads a row of each, and one more than `TOTAL_MAX` at most. */
function selectCount(database: Database, kind: RecordKind, asked: PageQuery) {
  const all = { ...asked, cursor: undefined, limit: TOTAL_MAX };
  const { where } = pageSql(kind, all);
  const counted = database
    .select({ one: sql`1`.as('one') })
    .from(kind.table)
    .where(where)
    .limit(rowsOf(all))
    .as('counted');
  return database.select({ count: count() }).from(counted);
}

/** @param count up to one more than `TOTAL_MAX` */
export function totalUpTo(count: number): Total {
  return { count: Math.min(count, TOTAL_MAX), more: count > TOTAL_MAX };
}

/**
 * The query of records with their authors, to be narrowed and run, or put into a batch.
 * @param more is read besides
 */
export function selectRecords(
  database: Database,
  records: Records,
  reading: Reading,
  more: Record<string, SQL.Aliased> = {},
) {
  const { id, user_id, created_at, edited_at } = records.table;
  const tags = records.tags && { tags: records.tags.column };
  const columns = { id, user_id, created_at, edited_at, username: users.username, ...tags };
  return database
    .select({ ...columns, ...records.columns(reading), ...more })
    .from(records.table)
    .innerJoin(users, eq(users.id, user_id))
    .$dynamic();
}

/** Whether a record is one of those. One parameter, however many ids: D1 binds 100. */
export function isOneOf({ id }: RecordTable, ids: number[]): SQL {
  return sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** A record with all of its texts. */
export async function findRecord(
  database: Database,
  kind: RecordKind,
  id: number,
  viewer: number | null,
): Promise<RecordAnswer | undefined> {
  const reading = { viewer, listed: false };
  const rows = await selectRecords(database, kind, reading, savedColumn(kind, viewer)).where(
    eq(kind.table.id, id),
  );
  return answersOf(kind, rows, reading)[0];
}

/** What is read of any record, as it is stored. */
interface AnyRow {
  user_id: number;
  username: string;
  /** ms since 1970 */
  edited_at: number | null;
  /** Of what can be tied to something. */
  tags?: StoredTag[];
  /** Where it is read: see `savedColumn`. */
  saved?: boolean;
}

/** What rows of `selectRecords` are answered as. */
export function answersOf<Answer extends RecordAnswer>(
  records: Records<never, Answer>,
  rows: object[],
  reading: Reading,
): Answer[] {
  return rows.map((row) => {
    const { user_id: id, username, edited_at, tags, saved } = row as AnyRow;
    const answer = records.toAnswer({ ...row, author: { id, username } } as never, reading);
    return {
      ...answer,
      ...editedOf(edited_at),
      ...(tags && { tags }),
      ...(saved !== undefined && { saved }),
    };
  });
}

function editedOf(time: number | null | undefined): Edited {
  return typeof time !== 'number' ? {} : { edited_at: new Date(time).toISOString() };
}
