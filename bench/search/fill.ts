/** Fills a database with texts to search. */
import { execute, type Target } from '../../drizzle/d1.ts';
import { WORD_AT, WORDS } from './words.ts';

/** How many of each kind: a million together. */
const COUNTS = { merch: 100_000, news: 400_000, memories: 300_000, comments: 100_000 };

/** @param part of a million */
export async function fillTexts(target: Target, part = 1): Promise<void> {
  const count = (kind: keyof typeof COUNTS) => Math.round(COUNTS[kind] * part);
  const rows = (of: number) =>
    `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${of})`;
  const by = '(SELECT min(id) FROM users), 1700000000000 + n';
  const story = (table: string, of: number) =>
    `INSERT INTO ${table} (user_id, created_at, title, details) ${rows(of)} SELECT ${by}, ${text(4)}, ${text(20)} FROM numbers;`;
  const comments = (table: string, field: string, of: string) =>
    `INSERT INTO ${table} (${field}, user_id, created_at, content) ${rows(count('comments'))}
      SELECT (SELECT min(id) FROM ${of}) + n % 50, ${by}, ${text(10)} FROM numbers;`;
  await execute(target, [
    'CREATE TABLE bench_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL);',
    ...chunks(WORDS, 2000).map(
      (words, at) =>
        `INSERT INTO bench_words VALUES ${words.map((word, n) => `(${at * 2000 + n}, '${word}')`).join()};`,
    ),
    `INSERT INTO merch (user_id, created_at, name, description, price, category, size)
      ${rows(count('merch'))} SELECT ${by}, ${text(4)}, ${text(12)}, 100 + abs(random()) % 50000,
      CASE n % 3 WHEN 0 THEN 'jersey' WHEN 1 THEN 'hat' ELSE '' END, iif(n % 2, 'XL', '') FROM numbers;`,
    story('news', count('news')),
    story('memories', count('memories')),
    comments('news_comments', 'news_id', 'news'),
    comments('memory_comments', 'memory_id', 'memories'),
    'DROP TABLE bench_words;',
    // The index is made of all there is: changes one by one would take longer.
    'DELETE FROM search_changes;',
  ]);
}

/** A text of so many words: asked for in terms of the row, or SQLite would ask once for all. */
function text(words: number): string {
  const word = `(SELECT word FROM bench_words WHERE id = ${WORD_AT} + 0 * n)`;
  return Array.from({ length: words }, () => word).join(` || ' ' || `);
}

function chunks<T>(values: T[], size: number): T[][] {
  const starts = Array.from({ length: Math.ceil(values.length / size) }, (_, at) => at * size);
  return starts.map((start) => values.slice(start, start + size));
}
