import type { PageQuery } from '@desert/contract/records/list-query';
import { PAGE_SIZE, type Total } from '@desert/contract/records/paging';
import type { Edited } from '@desert/contract/records/records';
import { attendances, saves, users } from '@desert/drizzle/schema';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { eq, getViewName, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { faceSql, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { compileColumns } from '../platform/database/sql.ts';
import type { Reading, RecordJson, RecordKind, Records, RecordsTable, RecordView } from './kind.ts';
import { buildPageSql } from './list.ts';
import { type Page, toPage, countRowsToRead } from './paging.ts';

/** Lists records, newest first or sorted. The first page has a total if its limit is at least `PAGE_SIZE`. */
export async function listRecords(
  database: Database,
  kind: RecordKind,
  query: PageQuery,
  viewer: number | null,
): Promise<Page<RecordJson> & { total?: Total }> {
  const reading = { viewer, listed: true };
  const { where, orderBy, columns } = buildPageSql(kind, query);
  const isCounted = query.cursor === undefined && query.limit >= PAGE_SIZE;
  const rows = await selectRecords(database, kind, reading, {
    ...columns,
    ...defineSavedColumn(kind, viewer),
    ...(isCounted && { total: countRecords(kind, query).as('total') }),
  })
    .where(where)
    .orderBy(...orderBy)
    .limit(countRowsToRead(query));
  const page = toPage(rows as { id: number; total?: number }[], query);
  return {
    ...page,
    records: toRecordsJson(kind, page.records, reading),
    ...(isCounted && { total: toTotal(page.records[0]?.total ?? 0) }),
  };
}

export const MAX_TOTAL = 100;

/** Counts a list's records over all pages, once per query. Reads at most `MAX_TOTAL` + 1 rows. */
function countRecords(kind: RecordKind, query: PageQuery): SQL<number> {
  const all = { ...query, cursor: undefined, limit: MAX_TOTAL };
  const { where } = buildPageSql(kind, all);
  const condition = where && sql` WHERE ${where}`;
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${kind.table}${condition} LIMIT ${countRowsToRead(all)}))`;
}

export function toTotal(count: number): Total {
  return { count: Math.min(count, MAX_TOTAL), more: count > MAX_TOTAL };
}

/** A query of records and their authors. @param more columns @param from `aliasAllRows` for readers of invisible rows */
export function selectRecords(
  database: Database,
  records: Records,
  reading: Reading,
  more: Record<string, SQL.Aliased> = {},
  from: RecordView | RecordsTable = records.table,
) {
  return database
    .select({ ...getColumns(records, reading), ...more })
    .from(from)
    .innerJoin(users, eq(users.id, records.table.user_id))
    .$dynamic();
}

type Columns = ReturnType<typeof defineColumns>;

/** Columns of what visitors read, which are the same in every query, by the name of the records. */
const visitorColumns = { list: new Map<string, Columns>(), detail: new Map<string, Columns>() };

function getColumns(records: Records, reading: Reading): Columns {
  if (reading.viewer !== null) return defineColumns(records, reading);
  const compiled = reading.listed ? visitorColumns.list : visitorColumns.detail;
  const columns = compiled.get(records.name) ?? compileColumns(defineColumns(records, reading));
  compiled.set(records.name, columns);
  return columns;
}

function defineColumns(records: Records, reading: Reading) {
  const { id, user_id, created_at, edited_at } = records.table;
  return {
    id,
    user_id,
    created_at,
    edited_at,
    username: users.username,
    face: faceSql.as('face'),
    ...(records.tags && { tags: records.tags }),
    ...records.columns(reading),
  };
}

/** All rows of a kind under the name of its view, so that the view's columns apply. */
export function aliasAllRows({
  table,
  recordRows: rows,
}: Pick<Records, 'table' | 'recordRows'>): RecordsTable {
  return alias(rows, getViewName(table)) as unknown as RecordsTable;
}

/** The condition that a record has one of the ids. One parameter, because D1 binds at most 100 per query. */
export function isListedRecord({ id }: RecordView, ids: number[]): SQL {
  return sql`${id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

export async function findRecord(
  database: Database,
  kind: RecordKind,
  id: number,
  viewer: number | null,
): Promise<RecordJson | undefined> {
  const reading = { viewer, listed: false };
  const rows = await selectRecords(
    database,
    kind,
    reading,
    defineViewerColumns(kind, viewer),
  ).where(eq(kind.table.id, id));
  return toRecordsJson(kind, rows, reading)[0];
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

export function toRecordsJson<Json extends RecordJson>(
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
      ...toEdited(edited_at),
      ...(tags && { tags }),
      ...(saved !== undefined && { saved }),
      ...(edit_pending && { edit_pending }),
      ...(attended && { attended: JSON.parse(attended) as string[] }),
    };
  });
}

/** Whether the viewer saved each record; omitted for signed-out visitors. Reads at most one index row per record. */
export function defineSavedColumn(
  { name, table }: Pick<RecordKind, 'name' | 'table'>,
  viewer: number | null,
): { saved?: SQL.Aliased<boolean> } {
  if (viewer === null) return {};
  const saved = sql`EXISTS (SELECT 1 FROM ${saves}
    WHERE ${saves.user_id} = ${viewer} AND ${saves.kind} = ${name} AND ${saves.record_id} = ${table.id})`;
  return { saved: saved.mapWith(Boolean).as('saved') };
}

/** Fields of a detail that depend on its viewer: whether they saved it, and the author's pending edit and attended games. */
export function defineViewerColumns(
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
    ...defineSavedColumn(kind, viewer),
    edit_pending: waits.mapWith(Boolean).as('edit_pending'),
    attended: attended.as('attended'),
  };
}

function toEdited(time: number | null | undefined): Edited {
  return typeof time !== 'number' ? {} : { edited_at: new Date(time).toISOString() };
}
