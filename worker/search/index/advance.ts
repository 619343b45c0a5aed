/** Brings the index up to date, a step at a time: whoever is cut off is followed by the next. */
import { drizzle } from 'drizzle-orm/d1';
import type { Database } from '../../database/open.ts';
import type { Env } from '../../env.ts';
import { log } from '../../log/log.ts';
import { firstFitting } from '../../records/first-fitting.ts';
import { followStories } from '../../records/follow-stories.ts';
import { WRITTEN_KINDS, type WrittenKind } from '../../records/written-kinds.ts';
import { type Changes, isAnotherDatabase, readChanges, removeChanges } from './changes.ts';
import { type Document, documentOf, type DocumentRow, rowsAfter, rowsOf } from './documents.ts';
import { writeHistory } from './history.ts';
import { MAKE_ANEW, VERSION } from './schema.ts';
import { type IndexState, readState, takeTurn, type TurnStatement } from './state.ts';
import { removeDocuments, writeDocuments } from './write-documents.ts';
import { WORDS_MAX, writeWords } from './write-words.ts';

/** Records in a step where all are read. */
const RECORDS = 200;

/** Characters of text in a step, unless one record has more: a step must end within the CPU limit of a request. */
const STEP_TEXT = 500_000;

type Stores = Pick<Env, 'DB' | 'SEARCH'>;

/**
 * Takes steps until the index has all that the database has.
 * @param time how long, in ms
 * @returns whether it has
 */
export async function bringUpToDate(env: Stores, time: number): Promise<boolean> {
  const end = Date.now() + time;
  while (await advance(env)) {
    if (Date.now() >= end) return false;
    // Locally, D1 runs in this thread: without a pause no other request is served between steps.
    await scheduler.wait(1);
  }
  return true;
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
  const rows = kind ? await rowsAfter(database, kind, state.filled_to, RECORDS) : [];
  const taken = firstFitting(rows, STEP_TEXT, sizeOf);
  const documents = kind ? taken.map((row) => documentOf(kind, row)) : [];
  const last = documents.at(-1);
  const isLast = rows.length < RECORDS && taken.length === rows.length;
  const next = isLast ? (WRITTEN_KINDS[at + 1]?.table ?? null) : table;
  const words = await writeWords(search, documents, roomIn(state));
  const statements = [...words.statements, ...writeDocuments(table, documents)];
  await takeTurn(search, state, statements, {
    words: state.words + words.count,
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
  // The names of players enter also if made-up words have filled the dictionary.
  const words = await writeWords(search, documents, Infinity);
  await takeTurn(search, state, [...words.statements, ...statements], {
    words: state.words + words.count,
    history,
  });
  return true;
}

async function apply(
  database: Database,
  search: D1Database,
  state: IndexState,
  { waiting }: Changes,
): Promise<boolean> {
  const rows = await changedRows(database, waiting);
  const changes = firstFitting(waiting, STEP_TEXT, ({ of_table, of_id }) => {
    const row = rows.get(of_table)?.find(({ id }) => id === of_id);
    return row ? sizeOf(row) : 0;
  });
  const last = changes.at(-1);
  if (!last) return followStories(database);
  const statements: TurnStatement[] = [];
  const documents: Document[] = [];
  for (const kind of WRITTEN_KINDS) {
    const own = changes.filter(({ of_table }) => of_table === kind.table);
    const ids = new Set(own.map(({ of_id }) => of_id));
    if (ids.size === 0) continue;
    const kept = rows.get(kind.table)?.filter(({ id }) => ids.has(id)) ?? [];
    const changed = kept.map((row) => documentOf(kind, row));
    documents.push(...changed);
    statements.push(...changesOf(kind, [...ids], changed));
  }
  // Once for all kinds: two documents may have the same new word.
  const words = await writeWords(search, documents, roomIn(state));
  const isTaken = await takeTurn(search, state, [...words.statements, ...statements], {
    applied_to: Math.max(last.id, state.applied_to),
    words: state.words + words.count,
  });
  if (isTaken) await removeChanges(database, last.id);
  return true;
}

/** Reads what changed, by the table that it is in. */
async function changedRows(
  database: Database,
  changes: Changes['waiting'],
): Promise<Map<string, DocumentRow[]>> {
  const rows = new Map<string, DocumentRow[]>();
  for (const kind of WRITTEN_KINDS) {
    const own = changes.filter(({ of_table }) => of_table === kind.table);
    const ids = [...new Set(own.map(({ of_id }) => of_id))];
    if (ids.length > 0) rows.set(kind.table, await rowsOf(database, kind, ids));
  }
  return rows;
}

/** The statements that bring what changed of a kind into its full-text index. */
function changesOf(
  { table, records }: WrittenKind,
  ids: number[],
  documents: Document[],
): TurnStatement[] {
  return [
    ...removeDocuments(table, ids, records.search.listed !== undefined),
    ...writeDocuments(table, documents),
  ];
}

/** The number of words that the dictionary has room for. */
function roomIn({ words }: IndexState): number {
  return Math.max(0, WORDS_MAX - words);
}

function sizeOf({ title, text }: DocumentRow): number {
  return title.length + text.length;
}
