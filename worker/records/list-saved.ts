import { encodeCursor } from '@desert/contract/records/list-query';
import type { SavedEntry } from '@desert/contract/records/saved';
import type { SavedInput } from '@desert/contract/records/saved-input';
import { saves } from '@desert/drizzle/schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { type Page, countRowsToRead } from './paging.ts';
import { toRecordsJson, isListedRecord, selectRecords } from './queries.ts';
import { namedKinds } from './registry.ts';
import { saveJson, type StoredSave } from './saves.ts';

/** A member's saved records, newest first; those saved at the same time are in the order of kind and number. */
export async function listSaved(
  database: Database,
  user_id: number,
  query: SavedInput,
): Promise<Page<SavedEntry>> {
  const { kind, record_id, created_at } = saves;
  const { cursor } = query;
  const isAfter =
    cursor &&
    sql`(${created_at}, ${kind}, ${record_id}) < (${cursor.created_at}, ${cursor.kind}, ${cursor.id})`;
  const isOfKind = query.kind && eq(kind, query.kind);
  const rows: StoredSave[] = await database
    .select({ kind, id: record_id, created_at })
    .from(saves)
    .where(and(eq(saves.user_id, user_id), isOfKind, isAfter))
    .orderBy(desc(created_at), desc(kind), desc(record_id))
    .limit(countRowsToRead(query));
  const page = rows.slice(0, query.limit);
  const records = await readRecords(database, user_id, page);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    records: page.flatMap((save) => {
      const record = records.get(save.kind)?.get(save.id);
      // The record was deleted meanwhile.
      return record ? [{ ...saveJson(save), record } as SavedEntry] : [];
    }),
    ...(last && {
      cursor: encodeCursor({ id: last.id, sort: last.kind, value: last.created_at }),
    }),
  };
}

async function readRecords(database: Database, viewer: number, page: StoredSave[]) {
  const reading = { viewer, listed: true };
  const kinds = namedKinds.filter(([name]) => page.some(({ kind }) => kind === name));
  const [first, ...others] = kinds.map(([name, kind]) => {
    const ids = page.flatMap((save) => (save.kind === name ? [save.id] : []));
    return selectRecords(database, kind, reading).where(isListedRecord(kind.table, ids));
  });
  const rows = first ? await database.batch([first, ...others]) : [];
  return new Map(
    kinds.map(([name, kind], at) => {
      const records = toRecordsJson(kind, rows[at] ?? [], reading);
      return [name, new Map(records.map((record) => [record.id, record]))];
    }),
  );
}
