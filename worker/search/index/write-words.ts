import { chunksOf } from './chunks.ts';
import type { Document } from './documents.ts';
import type { IndexStatement } from './state.ts';

/** Words of one document that may enter the dictionary: made-up words must not let it grow many times as fast as the texts. */
const NEW_WORDS_MAX = 300;

/** Words in the dictionary: some 100 bytes each with their trigrams. */
export const WORDS_MAX = 300_000;

interface NewWords {
  statements: IndexStatement[];
  /** The number of words that they add. */
  count: number;
}

/**
 * The statements that add to the dictionary what it lacks of the documents' words.
 * @param room the most words to add
 */
export async function writeWords(
  search: D1Database,
  documents: Document[],
  room: number,
): Promise<NewWords> {
  const found = documents.map(wordsOf);
  const lacking =
    'SELECT value AS word FROM json_each(?) WHERE value NOT IN (SELECT word FROM words)';
  const responses = await Promise.all(
    chunksOf([...new Set(found.flat())]).map((json) =>
      search.prepare(lacking).bind(json).all<{ word: string }>(),
    ),
  );
  const unknown = new Set(responses.flatMap(({ results }) => results.map(({ word }) => word)));
  const words = [
    ...new Set(
      found.flatMap((own) => own.slice(0, NEW_WORDS_MAX).filter((word) => unknown.has(word))),
    ),
  ].slice(0, room);
  const statements = chunksOf(words).flatMap((json) => [
    {
      sql: 'INSERT OR IGNORE INTO words (word) SELECT value FROM json_each(?) WHERE 1',
      values: [json],
    },
    {
      sql:
        'INSERT INTO word_parts (rowid, word) SELECT id, word FROM words ' +
        'WHERE word IN (SELECT value FROM json_each(?))',
      values: [json],
    },
  ]);
  return { statements, count: words.length };
}

/** The different words of a document that the dictionary takes, those of the title and the author first. */
function wordsOf({ title, text, author }: Document): string[] {
  const all = new Set(`${title} ${author} ${text}`.split(' '));
  return [...all].filter((word) => word.length > 2 && !word.startsWith('#'));
}
