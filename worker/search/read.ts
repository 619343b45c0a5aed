/** Loads search results from the records, so that deleted ones are not shown. */
import type {
  FoundRecord,
  FoundComment,
  FoundOf,
  SearchKind,
} from '@desert/contract/search/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Records } from '../records/kind.ts';
import { MODERATED_KINDS } from '../records/moderated-kinds.ts';
import { toRecordsJson, isListedRecord, selectRecords } from '../records/queries.ts';
import { readRows } from './index/ask.ts';
import { historyKinds } from './kinds.ts';
import { type IsWanted, markExcerpt, markHits } from './mark.ts';

type AnyFound = FoundRecord<FoundOf[SearchKind]> & { about?: string | undefined };

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
      const results = (rows[at] ?? []).map(({ record, title, about }) => ({
        record: JSON.parse(record) as FoundOf[typeof kind],
        title: markHits(title, isWanted),
        text: [],
        about: titled ? about : undefined,
      }));
      return [kind, indexById(results)];
    }),
  );
}

async function readWritten(
  database: Database,
  ids: Map<SearchKind, number[]>,
  isWanted: IsWanted,
  titled: boolean,
): Promise<FoundById> {
  const kinds = MODERATED_KINDS.filter(({ name }) => ids.get(name)?.length);
  const [first, ...others] = kinds.map((kind) =>
    selectFound(database, kind, ids.get(kind.name) ?? [], titled),
  );
  if (!first) return new Map();
  const rows = await database.batch([first, ...others]);
  return new Map(
    kinds.map((kind, at) => [
      kind.name,
      indexById(toFound(kind, rows[at] as unknown as FoundRow[], isWanted)),
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
  }).where(isListedRecord(table, ids));
}

function toFound(records: Records, rows: FoundRow[], isWanted: IsWanted): AnyFound[] {
  return rows.flatMap((row) =>
    toRecordsJson(records, [row], READING).map((json) => {
      const comment = { ...json, on: { id: row.on_id, title: row.on_title } };
      return {
        record: (records.on ? (comment as unknown as FoundComment) : json) as FoundOf[SearchKind],
        title: markHits(row.found_title, isWanted),
        text: markExcerpt(row.found_text, isWanted),
      };
    }),
  );
}

function indexById(results: AnyFound[]): Map<number, AnyFound> {
  return new Map(results.map((result) => [result.record.id, result]));
}
