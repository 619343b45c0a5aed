import { canBeMisspelt, spellingsOf } from '../spelling.ts';
import { chunksOf } from './chunks.ts';
import type { Document } from './documents.ts';
import type { TurnStatement } from './state.ts';

/** The statements that add to the dictionary what it lacks of the documents' words. */
export async function writeWords(
  search: D1Database,
  documents: Document[],
): Promise<TurnStatement[]> {
  const found = documents.flatMap(({ title, text, author }) =>
    `${title} ${text} ${author}`.split(' '),
  );
  const different = [...new Set(found)].filter((word) => word.length > 2 && !word.startsWith('#'));
  const lacking =
    'SELECT value AS word FROM json_each(?) WHERE value NOT IN (SELECT word FROM words)';
  const answers = await Promise.all(
    chunksOf(different).map((json) => search.prepare(lacking).bind(json).all<{ word: string }>()),
  );
  const words = answers.flatMap(({ results }) => results.map(({ word }) => word));
  const spellings = words
    .filter(canBeMisspelt)
    .flatMap((word) => spellingsOf(word).map((spelling) => [spelling, word]));
  return [
    ...chunksOf(words).flatMap((json) => [
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
    ]),
    ...chunksOf(spellings).map((json) => ({
      sql:
        'INSERT OR IGNORE INTO misspellings (spelling, word) ' +
        'SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE 1',
      values: [json],
    })),
  ];
}
