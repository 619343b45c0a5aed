import type { KindName } from '@desert/contract/records/kinds';
import { cursorAfter } from '@desert/contract/records/list-query';
import type { SavedEntry } from '@desert/contract/records/saved';
import type { SavedAsked, SavedCursor } from '@desert/contract/records/saved-input';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { RecordKind } from './kind.ts';
import { type Page, rowsOf } from './paging.ts';
import { rowsToJson, isOneOf, selectRecords } from './queries.ts';
import { namedKinds } from './registry.ts';
import { saveJson, type StoredSave } from './saves.ts';

/** A member's saved records, newest first; records saved at the same time are in the order of their kinds. */
export async function listSaved(
  database: Database,
  user_id: number,
  asked: SavedAsked,
): Promise<Page<SavedEntry>> {
  const walks = namedKinds
    .filter(([name]) => asked.kind === undefined || asked.kind === name)
    .map(([name, kind]) => newestOf(name, kind, user_id, asked));
  const found = await database.all<StoredSave & { place: number }>(
    sql`${sql.join(walks, sql` UNION ALL `)} ORDER BY created_at DESC, place, id DESC LIMIT ${rowsOf(asked)}`,
  );
  const saves = found.slice(0, asked.limit);
  const records = await readRecords(database, user_id, saves);
  const last = found.length > asked.limit ? saves.at(-1) : undefined;
  return {
    records: saves.flatMap((save) => {
      const record = records.get(save.kind)?.get(save.id);
      // The record was deleted meanwhile.
      return record ? [{ ...saveJson(save), record } as SavedEntry] : [];
    }),
    ...(last && {
      cursor: cursorAfter({ id: last.id, sort: last.kind, value: last.created_at }),
    }),
  };
}

function newestOf(name: KindName, { saves }: RecordKind, user_id: number, asked: SavedAsked): SQL {
  const { record_id, created_at } = saves;
  return sql`SELECT * FROM (SELECT ${name} AS kind, ${placeOf(name)} AS place, ${record_id} AS id, ${created_at} AS created_at
    FROM ${saves} WHERE ${saves.user_id} = ${user_id} AND ${isAfter(name, saves, asked.cursor)}
    ORDER BY ${created_at} DESC, ${record_id} DESC LIMIT ${rowsOf(asked)})`;
}

function isAfter(
  name: KindName,
  { created_at, record_id }: RecordKind['saves'],
  cursor: SavedCursor | undefined,
): SQL {
  if (!cursor) return sql`TRUE`;
  if (name === cursor.kind)
    return sql`(${created_at}, ${record_id}) < (${cursor.created_at}, ${cursor.id})`;
  const isLater = placeOf(name) > placeOf(cursor.kind);
  return isLater
    ? sql`${created_at} <= ${cursor.created_at}`
    : sql`${created_at} < ${cursor.created_at}`;
}

function placeOf(name: KindName): number {
  return namedKinds.findIndex(([kind]) => kind === name);
}

async function readRecords(database: Database, viewer: number, saves: StoredSave[]) {
  const reading = { viewer, listed: true };
  const kinds = namedKinds.filter(([name]) => saves.some(({ kind }) => kind === name));
  const [first, ...others] = kinds.map(([name, kind]) => {
    const ids = saves.flatMap((save) => (save.kind === name ? [save.id] : []));
    return selectRecords(database, kind, reading).where(isOneOf(kind.table, ids));
  });
  const rows = first ? await database.batch([first, ...others]) : [];
  return new Map(
    kinds.map(([name, kind], at) => {
      const found = rowsToJson(kind, rows[at] ?? [], reading);
      return [name, new Map(found.map((record) => [record.id, record]))];
    }),
  );
}
