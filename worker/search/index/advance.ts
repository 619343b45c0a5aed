/** Brings the index up to date, a step at a time: whoever is cut off is followed by the next. */
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../../database/open.ts';
import type { Env } from '../../env.ts';
import { log } from '../../log.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../kinds.ts';
import { type Changes, isAnotherDatabase, readChanges, removeChanges } from './changes.ts';
import { documentsAfter, documentsOf } from './documents.ts';
import { writeHistory } from './history.ts';
import { MAKE_ANEW, VERSION } from './schema.ts';
import { type IndexState, readState, takeTurn, type TurnStatement } from './state.ts';
import { removeDocuments, writeDocuments } from './write-documents.ts';
import { writeWords } from './write-words.ts';

/** Records in a step where all are read. */
const RECORDS = 500;

type Stores = Pick<Env, 'DB' | 'SEARCH'>;

/**
 * Takes steps until the index has all that the database has.
 * @param time how long, in ms
 * @returns whether it has
 */
export async function bringUpToDate(env: Stores, time: number): Promise<boolean> {
  const end = Date.now() + time;
  do if (!(await advance(env))) return true;
  while (Date.now() < end);
  return false;
}

/** Takes a step. @returns whether there was one to take */
export async function advance({ DB, SEARCH }: Stores): Promise<boolean> {
  const database = drizzle(DB);
  const state = await readState(SEARCH);
  const changes = await readChanges(database);
  const isOther = state && isAnotherDatabase(state, changes);
  // Who worked at it between the two reads has made them differ.
  if (isOther && (await readState(SEARCH))?.turn !== state.turn) return true;
  if (!state || isOther) {
    // One that was never made is no fault.
    if (state) log('search.made-anew', { had: state.applied_to, last: changes.last });
    await makeAnew(SEARCH, changes.last);
    await removeChanges(database, changes.last);
    return true;
  }
  if (state.filling !== null) return fill(database, SEARCH, state, state.filling);
  if (state.history !== changes.history)
    return takeHistory(database, SEARCH, state, changes.history);
  return apply(database, SEARCH, state, changes);
}

/** Begins an index with nothing in it. What changes from now on is applied when it has all that there was. */
async function makeAnew(search: D1Database, applied_to: number): Promise<void> {
  const [first] = WRITTEN_KINDS;
  await search.batch([
    ...MAKE_ANEW.map((sql) => search.prepare(sql)),
    search
      .prepare(
        'INSERT INTO state (id, version, turn, applied_to, history, filling, filled_to) VALUES (1, ?, ?, ?, NULL, ?, 0)',
      )
      .bind(VERSION, crypto.randomUUID(), applied_to, first?.table ?? null),
  ]);
}

async function fill(
  database: Database,
  search: D1Database,
  state: IndexState,
  table: string,
): Promise<boolean> {
  const at = WRITTEN_KINDS.findIndex((kind) => kind.table === table);
  const kind = WRITTEN_KINDS[at];
  const documents = kind ? await documentsAfter(database, kind, state.filled_to, RECORDS) : [];
  const last = documents.at(-1);
  const isLast = documents.length < RECORDS;
  const next = isLast ? (WRITTEN_KINDS[at + 1]?.table ?? null) : table;
  const statements = [
    ...(await writeWords(search, documents)),
    ...writeDocuments(table, documents),
  ];
  await takeTurn(search, state, statements, {
    filling: next,
    filled_to: isLast || !last ? 0 : last.id,
  });
  return true;
}

async function takeHistory(
  database: Database,
  search: D1Database,
  state: IndexState,
  history: string | null,
): Promise<boolean> {
  const { statements, documents } = await writeHistory(database);
  const words = await writeWords(search, documents);
  await takeTurn(search, state, [...words, ...statements], { history });
  return true;
}

async function apply(
  database: Database,
  search: D1Database,
  state: IndexState,
  { waiting }: Changes,
): Promise<boolean> {
  const last = waiting.at(-1);
  if (!last) return false;
  const statements: TurnStatement[] = [];
  for (const kind of WRITTEN_KINDS)
    statements.push(...(await changesOf(database, search, kind, waiting)));
  const applied_to = Math.max(last.id, state.applied_to);
  if (await takeTurn(search, state, statements, { applied_to })) {
    await removeChanges(database, last.id);
  }
  return true;
}

/** The statements that bring what changed of a kind into the index. */
async function changesOf(
  database: Database,
  search: D1Database,
  kind: WrittenKind,
  changes: Changes['waiting'],
): Promise<TurnStatement[]> {
  const { table, records } = kind;
  const own = changes.filter(({ of_table }) => of_table === table);
  const ids = [...new Set(own.map(({ of_id }) => of_id))];
  if (ids.length === 0) return [];
  const documents = await documentsOf(database, kind, ids);
  return [
    ...(await writeWords(search, documents)),
    ...removeDocuments(table, ids, records.search.listed !== undefined),
    ...writeDocuments(table, documents),
  ];
}
