/** The job that removes words from the dictionary that no text has anymore. */
import type { JobContext, JobHandler, JobStep } from '../../jobs/handler.ts';
import { SEARCHED_TABLES } from '../kinds.ts';
import { noteRevision, openIndex } from './open-index.ts';
import { FULL_TEXT_TABLES } from './schema.ts';
import { type IndexStatement, writeIndex } from './state.ts';
import { runUnlessDamaged } from './step.ts';

const WORDS_PER_STEP = 500;

/**
 * Pages of a full-text index that one run merges, about 2 MB. FTS5 frees the space of deleted rows only when it merges
 * segments; a large index takes many runs.
 */
const MERGED_PAGES = 500;

interface IndexedWord {
  id: number;
  word: string;
  used: number;
}

/** Checks the dictionary step by step up to its end. The cursor is the id of the last checked word. */
export const sweepHandler: JobHandler = {
  isSerial: true,
  run: async (context, [job]) =>
    (await runUnlessDamaged(context, () => sweepUnusedWords(context, job.cursor))) ?? {},
};

async function sweepUnusedWords({ env, database }: JobContext, after: number): Promise<JobStep> {
  const search = env.SEARCH;
  const index = await openIndex(database, search);
  if (!index) return {};
  const hasWord = SEARCHED_TABLES.map(
    (table) => `EXISTS (SELECT 1 FROM ${table} WHERE ${table} MATCH '"' || word || '"')`,
  ).join(' OR ');
  const { results } = await search
    .prepare(`SELECT id, word, ${hasWord} AS used FROM words WHERE id > ? ORDER BY id LIMIT ?`)
    .bind(after, WORDS_PER_STEP)
    .all<IndexedWord>();
  const unused = results.filter(({ used }) => used === 0);
  const last = results.length < WORDS_PER_STEP ? undefined : results.at(-1);
  const revision = await writeIndex(search, index, [removeWords(unused)], {});
  // Another runner wrote first: checks the same words again.
  if (revision === undefined) return { cursor: after };
  if (!last) await mergeSegments(search);
  return {
    statements: [noteRevision(database, revision)],
    ...(last && { cursor: last.id }),
  };
}

function removeWords(unused: IndexedWord[]): IndexStatement {
  const ids = JSON.stringify(unused.map(({ id }) => id));
  return { sql: 'DELETE FROM words WHERE id IN (SELECT value FROM json_each(?))', values: [ids] };
}

async function mergeSegments(search: D1Database): Promise<void> {
  await search.batch(
    FULL_TEXT_TABLES.map((table) =>
      search
        .prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`)
        .bind(-MERGED_PAGES),
    ),
  );
}
