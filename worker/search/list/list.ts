import type { Total } from '@desert/contract/records/paging';
import { DELETED_USER } from '@desert/contract/records/records';
import { getTableName, sql } from 'drizzle-orm';
import { idOfName } from '../../members/users/users.ts';
import type { Database } from '../../platform/database/open.ts';
import type { RecordJson, RecordKind } from '../../records/kind.ts';
import { type Page, pageOf, rowsOf } from '../../records/paging.ts';
import {
  rowsToJson,
  isOneOf,
  savedColumn,
  selectRecords,
  TOTAL_MAX,
  totalUpTo,
} from '../../records/queries.ts';
import { storedKey } from '../../records/tagged.ts';
import { readRows } from '../index/ask.ts';
import { sortedTable } from '../index/schema.ts';
import { amountKey, ofAmountKey } from './amount-key.ts';
import { type AskedList, type FoundList, listExpression, rangeOf } from './expression.ts';

export interface CountedPage<R> extends Page<R> {
  total: Total;
}

/** Lists records by the search index. @returns undefined while it is rebuilt, because results would be incomplete */
export async function listByIndex(
  database: Database,
  index: D1Database,
  kind: RecordKind,
  asked: AskedList,
  viewer: number | null,
): Promise<CountedPage<RecordJson> | undefined> {
  const [tag, authors] = await Promise.all([
    asked.tag && storedKey(database, asked.tag),
    authorsOf(database, asked),
  ]);
  const counted = await findPlaces(index, kind, { ...asked, tag, authors });
  if (!counted) return undefined;
  const { places, count } = counted;
  const page = pageOf(places, asked);
  const ids = page.records.map(({ id }) => id);
  const reading = { viewer, listed: true };
  const rows =
    ids.length > 0
      ? await selectRecords(database, kind, reading, savedColumn(kind, viewer)).where(
          isOneOf(kind.table, ids),
        )
      : [];
  const found = new Map(rowsToJson(kind, rows, reading).map((record) => [record.id, record]));
  return {
    ...page,
    records: ids.flatMap((id) => found.get(id) ?? []),
    total: totalUpTo(count),
  };
}

/** Ids of the authors to filter by. An unknown name gives the deleted user's id, which matches no record. */
async function authorsOf(database: Database, { user_id, author }: AskedList): Promise<number[]> {
  const asked = user_id === undefined ? [] : [user_id];
  if (author === undefined) return asked;
  const [row] = await database.all<{ id: number | null }>(sql`SELECT ${idOfName(author)} AS id`);
  return [...asked, row?.id ?? DELETED_USER.id];
}

interface Places {
  places: { id: number; sort_value?: number }[];
  /** Number of records in the list, capped at `TOTAL_MAX` + 1. */
  count: number;
}

/** D1 binds numbers as REAL, for which SQLite would scan all rows. */
const INTEGER = 'CAST(? AS INTEGER)';

async function findPlaces(
  index: D1Database,
  kind: RecordKind,
  asked: FoundList,
): Promise<Places | undefined> {
  const { sort, cursor } = asked;
  const isSorted = sort !== undefined;
  const range = rangeOf(asked);
  const expression = await listExpression(index, kind, asked, isSorted ? undefined : range);
  if (expression === undefined) return { places: [], count: 0 };

  const newest = getTableName(kind.recordRows);
  const table = isSorted ? sortedTable(newest) : newest;
  const inRange = isSorted && range ? [amountKey(range.min, 0), amountKey(range.max + 1, 0)] : [];
  const all = {
    sql: [
      `FROM ${table} WHERE ${table} MATCH ?`,
      ...(inRange.length > 0 ? [`rowid >= ${INTEGER}`, `rowid < ${INTEGER}`] : []),
    ].join(' AND '),
    values: [expression, ...inRange],
  };
  const [direction, beyond] = isSorted && !sort.startsWith('-') ? ['ASC', '>'] : ['DESC', '<'];
  const before = cursor && (isSorted ? amountKey(Number(cursor.value), cursor.id) : cursor.id);
  const after = before === undefined ? [] : [before];
  const [rows = [], [counted] = [], rebuilding = []] = await readRows<{ value: number }>(index, [
    index
      .prepare(
        `SELECT rowid AS value ${all.sql} ${after.map(() => `AND rowid ${beyond} ${INTEGER}`).join('')} ` +
          `ORDER BY rowid ${direction} LIMIT ?`,
      )
      .bind(...all.values, ...after, rowsOf(asked)),
    index
      .prepare(`SELECT count(*) AS value FROM (SELECT 1 ${all.sql} LIMIT ?)`)
      .bind(...all.values, TOTAL_MAX + 1),
    index.prepare('SELECT 1 AS value FROM state WHERE rebuild_table IS NOT NULL'),
  ]);
  if (rebuilding.length > 0) return undefined;
  const places = rows.map(({ value }) => {
    if (!isSorted) return { id: value };
    const { id, amount } = ofAmountKey(value);
    return { id, sort_value: amount };
  });
  return { places, count: counted?.value ?? 0 };
}
