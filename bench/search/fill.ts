import { execute, type Target } from '../../drizzle/d1.ts';
import { WORD_AT, WORDS } from './language.ts';

/** A million together; of comments there are as many of each kind. */
const COUNTS = { merch: 100_000, news: 400_000, memories: 300_000, comments: 100_000 };

const CHUNK = 2000;

/** Fills a database with a million texts. */
export async function fillTexts(target: Target): Promise<void> {
  const rows = (of: number) =>
    `WITH RECURSIVE numbers(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${of})`;
  const by = '(SELECT min(id) FROM users), 1700000000000 + n';
  const story = (table: 'news' | 'memories') =>
    `INSERT INTO ${table} (user_id, created_at, title, details) ${rows(COUNTS[table])}
      SELECT ${by}, ${text(4)}, ${text(20)} FROM numbers;`;
  const comments = (table: string, field: string, of: string) =>
    `INSERT INTO ${table} (${field}, user_id, created_at, content) ${rows(COUNTS.comments)}
      SELECT (SELECT min(id) FROM ${of}) + n % 50, ${by}, ${text(10)} FROM numbers;`;
  await execute(target, [
    'CREATE TABLE bench_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL);',
    ...wordStatements(),
    `INSERT INTO merch (user_id, created_at, name, description, price, category, size)
      ${rows(COUNTS.merch)} SELECT ${by}, ${text(4)}, ${text(12)}, 100 + abs(random()) % 50000,
      CASE n % 3 WHEN 0 THEN 'jersey' WHEN 1 THEN 'hat' ELSE '' END, iif(n % 2, 'XL', '') FROM numbers;`,
    story('news'),
    story('memories'),
    comments('news_comments', 'news_id', 'news'),
    comments('memory_comments', 'memory_id', 'memories'),
    'DROP TABLE bench_words;',
    // The index is built from all records: change by change it would take longer.
    'DELETE FROM search_changes;',
  ]);
}

function wordStatements(): string[] {
  const rows = WORDS.map((word, id) => `(${id}, '${word}')`);
  const statements: string[] = [];
  for (let from = 0; from < rows.length; from += CHUNK)
    statements.push(`INSERT INTO bench_words VALUES ${rows.slice(from, from + CHUNK).join()};`);
  return statements;
}

/** A text of so many words. The row's number keeps SQLite from choosing one word for all rows. */
function text(words: number): string {
  const word = `(SELECT word FROM bench_words WHERE id = ${WORD_AT} + 0 * n)`;
  return Array.from({ length: words }, () => word).join(` || ' ' || `);
}
