/** Removes from the search database the words that no text has anymore. */
import type { Env } from '../../env.ts';
import { log } from '../../log/log.ts';
import { SEARCHED_TABLES } from '../kinds.ts';
import { spellingsOf } from '../spelling.ts';
import { chunksOf } from './chunks.ts';
import { FULL_TEXT_TABLES } from './schema.ts';
import { readState, takeTurn } from './state.ts';

/** Words a step checks. */
const STEP = 500;

/**
 * Pages of a full-text index that one run merges, about 2 MB: deleted rows leave its files only when segments are merged.
 * A large index takes many runs.
 */
const MERGED_PAGES = 500;

interface IndexedWord {
  id: number;
  word: string;
  used: number;
}

/**
 * Continues after the word where the last run stopped, up to the end of the dictionary.
 * @param time how long, in ms
 */
export async function sweepWords({ SEARCH }: Pick<Env, 'SEARCH'>, time: number): Promise<void> {
  const end = Date.now() + time;
  try {
    // The pause lets other requests in between steps; see `bringUpToDate`.
    while ((await sweepStep(SEARCH)) && Date.now() < end) await scheduler.wait(1);
    const merges = [...FULL_TEXT_TABLES, 'word_parts'].map((table) =>
      SEARCH.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`).bind(
        -MERGED_PAGES,
      ),
    );
    if (await readState(SEARCH)) await SEARCH.batch(merges);
  } catch (error) {
    log('search.not-swept', { error: String(error) });
  }
}

/** @returns whether there are words left to check */
async function sweepStep(search: D1Database): Promise<boolean> {
  const state = await readState(search);
  if (!state) return false;
  const hasWord = SEARCHED_TABLES.map(
    (table) => `EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH '"' || word || '"')`,
  ).join(' OR ');
  const { results } = await search
    .prepare(`SELECT id, word, ${hasWord} AS used FROM words WHERE id > ? ORDER BY id LIMIT ?`)
    .bind(state.swept_to, STEP)
    .all<IndexedWord>();
  const unused = results.filter(({ used }) => used === 0);
  const ids = JSON.stringify(unused.map(({ id }) => id));
  const asked = 'IN (SELECT value FROM json_each(?))';
  const spellings = unused.flatMap(({ word }) => spellingsOf(word).map((one) => [one, word]));
  const last = results.length < STEP ? undefined : results.at(-1);
  await takeTurn(
    search,
    state,
    [
      {
        sql: `INSERT INTO word_parts (word_parts, rowid, word) SELECT 'delete', id, word FROM words WHERE id ${asked}`,
        values: [ids],
      },
      { sql: `DELETE FROM words WHERE id ${asked}`, values: [ids] },
      ...chunksOf(spellings).map((json) => ({
        sql: 'DELETE FROM misspellings WHERE (spelling, word) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))',
        values: [json],
      })),
    ],
    { swept_to: last?.id ?? 0, words: state.words - unused.length },
  );
  return last !== undefined;
}
