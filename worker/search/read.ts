/** Loads search results from the records, so that deleted ones are not shown. */
import type { Found, FoundComment, FoundOf, SearchKind } from '@desert/contract/search/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Records } from '../records/kind.ts';
import { rowsToJson, isOneOf, selectRecords } from '../records/queries.ts';
import { WRITTEN_KINDS } from '../records/written-kinds.ts';
import { readRows } from './index/ask.ts';
import { historyKinds } from './kinds.ts';
import { type IsWanted, markedPart, markedText } from './mark.ts';

type AnyFound = Found<FoundOf[SearchKind]> & { about?: string | undefined };

export type FoundById = Map<SearchKind, Map<number, AnyFound>>;

const READING = { viewer: null, listed: true };

/** Reads the records of matches. @param titled whether to load titles only, because texts can be long */
export async function readFound(
  database: Database,
  search: D1Database,
  ids: Map<SearchKind, number[]>,
  isWanted: IsWanted,
  titled = false,
): Promise<FoundById> {
  const [history, written] = await Promise.all([
    readHistory(search, ids, isWanted, titled),
    readWritten(database, ids, isWanted, titled),
  ]);
  return new Map([...history, ...written]);
}

async function readHistory(
  search: D1Database,
  ids: Map<SearchKind, number[]>,
  isWanted: IsWanted,
  titled: boolean,
): Promise<FoundById> {
  const kinds = historyKinds.filter((kind) => ids.get(kind)?.length);
  const query =
    'SELECT record, title, about FROM history WHERE kind = ? AND id IN (SELECT value FROM json_each(?))';
  const rows = await readRows<{ record: string; title: string; about: string }>(
    search,
    kinds.map((kind) => search.prepare(query).bind(kind, JSON.stringify(ids.get(kind)))),
  );
  return new Map(
    kinds.map((kind, at) => {
      const found = (rows[at] ?? []).map(({ record, title, about }) => ({
        record: JSON.parse(record) as FoundOf[typeof kind],
        title: markedText(title, isWanted),
        text: [],
        about: titled ? about : undefined,
      }));
      return [kind, byId(found)];
    }),
  );
}

async function readWritten(
  database: Database,
  ids: Map<SearchKind, number[]>,
  isWanted: IsWanted,
  titled: boolean,
): Promise<FoundById> {
  const kinds = WRITTEN_KINDS.filter(({ name }) => ids.get(name)?.length);
  const [first, ...others] = kinds.map((kind) =>
    selectFound(database, kind, ids.get(kind.name) ?? [], titled),
  );
  if (!first) return new Map();
  const rows = await database.batch([first, ...others]);
  return new Map(
    kinds.map((kind, at) => [
      kind.name,
      byId(foundOf(kind, rows[at] as unknown as FoundRow[], isWanted)),
    ]),
  );
}

interface FoundRow {
  found_title: string;
  found_text: string;
  on_id: number;
  on_title: string;
}

function selectFound(database: Database, records: Records, ids: number[], titled: boolean) {
  const { search, table, on } = records;
  const record_id = on && sql`${on.comments.record_id}`;
  return selectRecords(database, records, READING, {
    found_title: sql`${search.title ?? sql`''`}`.as('found_title'),
    found_text: sql`${titled ? sql`''` : search.text}`.as('found_text'),
    on_id: sql`${record_id ?? 0}`.as('on_id'),
    on_title: (on
      ? sql`(SELECT ${on.table.title} FROM ${on.table} WHERE ${on.table.id} = ${record_id})`
      : sql`''`
    ).as('on_title'),
  }).where(isOneOf(table, ids));
}

function foundOf(records: Records, rows: FoundRow[], isWanted: IsWanted): AnyFound[] {
  return rows.flatMap((row) =>
    rowsToJson(records, [row], READING).map((json) => {
      const comment = { ...json, on: { id: row.on_id, title: row.on_title } };
      return {
        record: (records.on ? (comment as unknown as FoundComment) : json) as FoundOf[SearchKind],
        title: markedText(row.found_title, isWanted),
        text: markedPart(row.found_text, isWanted),
      };
    }),
  );
}

function byId(found: AnyFound[]): Map<number, AnyFound> {
  return new Map(found.map((one) => [one.record.id, one]));
}
