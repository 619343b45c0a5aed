import type { PageQuery } from '@desert/contract/records/list-query';
import { PAGE_SIZE, type Total } from '@desert/contract/records/paging';
import type { Edited } from '@desert/contract/records/records';
import { attendances, saves, users } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { count, eq, getViewName, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { faceSql, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import type { Reading, RecordJson, RecordKind, Records, RecordRows, RecordView } from './kind.ts';
import { pageSql } from './list.ts';
import { type Page, pageOf, rowsOf } from './paging.ts';

/** Lists records, newest first or sorted. The first page has a total if its limit is at least `PAGE_SIZE`. */
export async function listRecords(
  database: Database,
  kind: RecordKind,
  asked: PageQuery,
  viewer: number | null,
): Promise<Page<RecordJson> & { total?: Total }> {
  const reading = { viewer, listed: true };
  const { where, orderBy, columns } = pageSql(kind, asked);
  const select = selectRecords(database, kind, reading, {
    ...columns,
    ...savedColumn(kind, viewer),
  })
    .where(where)
    .orderBy(...orderBy)
    .limit(rowsOf(asked));
  const isCounted = asked.cursor === undefined && asked.limit >= PAGE_SIZE;
  const [rows, counted] = isCounted
    ? await database.batch([select, selectCount(database, kind, asked)])
    : [await select];
  const page = pageOf(rows as { id: number }[], asked);
  return {
    ...page,
    records: rowsToJson(kind, page.records, reading),
    ...(counted && { total: totalUpTo(counted[0]?.count ?? 0) }),
  };
}

export const TOTAL_MAX = 100;

/** Counts a list's records over all pages. Reads at most `TOTAL_MAX` + 1 rows. */
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

export function totalUpTo(count: number): Total {
  return { count: Math.min(count, TOTAL_MAX), more: count > TOTAL_MAX };
}

/** A query of records and their authors. @param more columns @param from `allRows` for readers of invisible rows */
export function selectRecords(
  database: Database,
  records: Records,
  reading: Reading,
  more: Record<string, SQL.Aliased> = {},
  from: RecordView | RecordRows = records.table,
) {
  const { id, user_id, created_at, edited_at } = records.table;
  const tags = records.tags && { tags: records.tags };
  const columns = {
    id,
    user_id,
    created_at,
    edited_at,
    username: users.username,
    face: faceSql.as('face'),
    ...tags,
  };
  return database
    .select({ ...columns, ...records.columns(reading), ...more })
    .from(from)
    .innerJoin(users, eq(users.id, user_id))
    .$dynamic();
}

/** All rows of a kind under the name of its view, so that the view's columns apply. */
export function allRows({
  table,
  recordRows: rows,
}: Pick<Records, 'table' | 'recordRows'>): RecordRows {
  return alias(rows, getViewName(table)) as unknown as RecordRows;
}

/** The condition that a record has one of the ids. One parameter, because D1 binds at most 100 per query. */
export function isOneOf({ id }: RecordView, ids: number[]): SQL {
  return sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

export async function findRecord(
  database: Database,
  kind: RecordKind,
  id: number,
  viewer: number | null,
): Promise<RecordJson | undefined> {
  const reading = { viewer, listed: false };
  const rows = await selectRecords(database, kind, reading, viewerColumns(kind, viewer)).where(
    eq(kind.table.id, id),
  );
  return rowsToJson(kind, rows, reading)[0];
}

interface AnyRow {
  user_id: number;
  username: string;
  face: string | null;
  edited_at: number | null;
  tags?: StoredTag[];
  saved?: boolean;
  edit_pending?: boolean;
  attended?: string | null;
}

export function rowsToJson<Json extends RecordJson>(
  records: Records<never, Json>,
  rows: object[],
  reading: Reading,
): Json[] {
  return rows.map((row) => {
    const { user_id, username, face, edited_at, tags, saved, edit_pending, attended } =
      row as AnyRow;
    const author = toAuthor(user_id, username, face);
    const json = records.toJson({ ...row, author } as never, reading) as Json;
    return {
      ...json,
      ...editedOf(edited_at),
      ...(tags && { tags }),
      ...(saved !== undefined && { saved }),
      ...(edit_pending && { edit_pending }),
      ...(attended && { attended: JSON.parse(attended) as string[] }),
    };
  });
}

/** Whether the viewer saved each record; omitted for signed-out visitors. Reads at most one index row per record. */
export function savedColumn(
  { name, table }: Pick<RecordKind, 'name' | 'table'>,
  viewer: number | null,
): { saved?: SQL.Aliased<boolean> } {
  if (viewer === null) return {};
  const saved = sql`EXISTS (SELECT 1 FROM ${saves}
    WHERE ${saves.user_id} = ${viewer} AND ${saves.kind} = ${name} AND ${saves.record_id} = ${table.id})`;
  return { saved: saved.mapWith(Boolean).as('saved') };
}

/** Fields of a detail that depend on its viewer: whether they saved it, and the author's pending edit and attended games. */
export function viewerColumns(
  kind: Pick<RecordKind, 'name' | 'table' | 'tags'>,
  viewer: number | null,
): Record<string, SQL.Aliased> {
  if (viewer === null) return {};
  const { user_id, pending_edit } = kind.table;
  const isAuthor = sql`${user_id} = ${viewer}`;
  const waits = sql`(${isAuthor} AND ${pending_edit} IS NOT NULL)`;
  const attended = sql`iif(${isAuthor}, (SELECT nullif(json_group_array(${attendances.date}), '[]') FROM ${attendances}
    WHERE ${attendances.user_id} = ${viewer} AND ${attendances.date} IN
      (SELECT value ->> '$.id' FROM json_each(${kind.tags}) WHERE value ->> '$.kind' = 'game')), NULL)`;
  return {
    ...savedColumn(kind, viewer),
    edit_pending: waits.mapWith(Boolean).as('edit_pending'),
    attended: attended.as('attended'),
  };
}

function editedOf(time: number | null | undefined): Edited {
  return typeof time !== 'number' ? {} : { edited_at: new Date(time).toISOString() };
}
