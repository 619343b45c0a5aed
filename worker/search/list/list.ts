import type { Total } from '@desert/contract/records/paging';
import { DELETED_USER } from '@desert/contract/records/records';
import { getTableName, sql } from 'drizzle-orm';
import { selectIdByUsername } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import type { RecordJson, RecordKind } from '../../records/kind.ts';
import { type Page, toPage, countRowsToRead } from '../../records/paging.ts';
import {
  toRecordsJson,
  isListedRecord,
  defineSavedColumn,
  selectRecords,
  MAX_TOTAL,
  toTotal,
} from '../../records/queries.ts';
import { readStoredKey } from '../../records/tagged.ts';
import { readRows } from '../index/ask.ts';
import { toSortedTableName } from '../index/schema.ts';
import { toAmountKey, parseAmountKey } from './amount-key.ts';
import {
  type RecordListQuery,
  type FoundList,
  listExpression,
  toPriceRange,
} from './expression.ts';

export interface CountedPage<R> extends Page<R> {
  total: Total;
}

/** Lists records by the search index. @returns undefined while it is rebuilt, because results would be incomplete */
export async function listByIndex(
  database: Database,
  index: D1Database,
  kind: RecordKind,
  query: RecordListQuery,
  viewer: number | null,
): Promise<CountedPage<RecordJson> | undefined> {
  const [tag, authors] = await Promise.all([
    query.tag && readStoredKey(database, query.tag),
    findAuthorIds(database, query),
  ]);
  const counted = await findPlaces(index, kind, { ...query, tag, authors });
  if (!counted) return undefined;
  const { places, count } = counted;
  const page = toPage(places, query);
  const ids = page.records.map(({ id }) => id);
  const reading = { viewer, listed: true };
  const rows =
    ids.length > 0
      ? await selectRecords(database, kind, reading, defineSavedColumn(kind, viewer)).where(
          isListedRecord(kind.table, ids),
        )
      : [];
  const recordsById = new Map(
    toRecordsJson(kind, rows, reading).map((record) => [record.id, record]),
  );
  return {
    ...page,
    records: ids.flatMap((id) => recordsById.get(id) ?? []),
    total: toTotal(count),
  };
}

/** Ids of the authors to filter by. An unknown name gives the deleted user's id, which matches no record. */
async function findAuthorIds(
  database: Database,
  { user_id, author }: RecordListQuery,
): Promise<number[]> {
  const requestedIds = user_id === undefined ? [] : [user_id];
  if (author === undefined) return requestedIds;
  const [row] = await database.all<{ id: number | null }>(
    sql`SELECT ${selectIdByUsername(author)} AS id`,
  );
  return [...requestedIds, row?.id ?? DELETED_USER.id];
}

interface Places {
  places: { id: number; sort_value?: number }[];
  /** Number of records in the list, capped at `MAX_TOTAL` + 1. */
  count: number;
}

/** D1 binds numbers as REAL, for which SQLite would scan all rows. */
const INTEGER = 'CAST(? AS INTEGER)';

async function findPlaces(
  index: D1Database,
  kind: RecordKind,
  query: FoundList,
): Promise<Places | undefined> {
  const { sort, cursor } = query;
  const isSorted = sort !== undefined;
  const range = toPriceRange(query);
  const expression = await listExpression(index, kind, query, isSorted ? undefined : range);
  if (expression === undefined) return { places: [], count: 0 };

  const newest = getTableName(kind.recordRows);
  const table = isSorted ? toSortedTableName(newest) : newest;
  const inRange =
    isSorted && range ? [toAmountKey(range.min, 0), toAmountKey(range.max + 1, 0)] : [];
  const all = {
    sql: [
      `FROM ${table} WHERE ${table} MATCH ?`,
      ...(inRange.length > 0 ? [`rowid >= ${INTEGER}`, `rowid < ${INTEGER}`] : []),
    ].join(' AND '),
    values: [expression, ...inRange],
  };
  const [direction, beyond] = isSorted && !sort.startsWith('-') ? ['ASC', '>'] : ['DESC', '<'];
  const before = cursor && (isSorted ? toAmountKey(Number(cursor.value), cursor.id) : cursor.id);
  const after = before === undefined ? [] : [before];
  const [rows = [], [counted] = [], rebuilding = []] = await readRows<{ value: number }>(index, [
    index
      .prepare(
        `SELECT rowid AS value ${all.sql} ${after.map(() => `AND rowid ${beyond} ${INTEGER}`).join('')} ` +
          `ORDER BY rowid ${direction} LIMIT ?`,
      )
      .bind(...all.values, ...after, countRowsToRead(query)),
    index
      .prepare(`SELECT count(*) AS value FROM (SELECT 1 ${all.sql} LIMIT ?)`)
      .bind(...all.values, MAX_TOTAL + 1),
    index.prepare('SELECT 1 AS value FROM state WHERE rebuild_table IS NOT NULL'),
  ]);
  if (rebuilding.length > 0) return undefined;
  const places = rows.map(({ value }) => {
    if (!isSorted) return { id: value };
    const { id, amount } = parseAmountKey(value);
    return { id, sort_value: amount };
  });
  return { places, count: counted?.value ?? 0 };
}
