/** Texts and searches in an artificial language, with a few frequent words and many rare ones. */
import { executeStatements, type WranglerTarget } from '../../drizzle/d1.ts';
import { numbersTo } from '../database/records.ts';
import { oneOf, type Random, seeded, wordsOf } from '../random.ts';

const BITS = 15;

const SYLLABLES = wordsOf(
  'ko ta mi re lo san der vik mar jo pe tr u is nel gra bo chi fen dor ya zu que pla sho ren',
);

const WORDS: string[] = makeWords();

function makeWords(): string[] {
  const random = seeded(1);
  const words = new Set(['coyotes', 'the', 'game', 'jersey', 'doan', 'phoenix', 'goal', 'season']);
  while (words.size < 2 ** BITS) {
    const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
      return SYLLABLES[Math.floor(random() * SYLLABLES.length)];
    });
    words.add(syllables.join(''));
  }
  return [...words];
}

/** SQL for a word's index. Small numbers are more frequent, as in `anyWord`. */
const WORD_AT = `(abs(random()) % (1 << (1 + abs(random()) % ${BITS})))`;

function anyWord(random: Random): string {
  return WORDS[Math.floor(2 ** (random() * BITS)) - 1] ?? '';
}

const NAMES = [
  'shane doan',
  'goalie 1999-00',
  ...wordsOf('Selänne gretsky tkachuk ekman-larsson 2011-12 #19'),
];

/** Queries as people type them: frequent and rare words, prefixes and typos, phrases, names. */
export function question(random: Random): string {
  if (random() < 0.15) return oneOf(random, NAMES);
  const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => anyWord(random));
  const last = words.at(-1) ?? '';
  if (random() < 0.3) words[words.length - 1] = last.slice(0, Math.max(2, last.length - 2));
  else if (random() < 0.15) words[words.length - 1] = last.slice(0, 2) + last.slice(3);
  return random() < 0.1 ? `"${words.join(' ')}"` : words.join(' ');
}

/** Number of records by kind. `comments` applies to news and memories each; the total is a million. */
const COUNTS = { merch: 100_000, news: 400_000, memories: 300_000, comments: 100_000 };

const CHUNK = 2000;

export async function fillTexts(target: WranglerTarget): Promise<void> {
  const by = '(SELECT min(id) FROM users), 1700000000000 + n';
  const story = (table: 'news' | 'memories') =>
    `INSERT INTO ${table} (user_id, created_at, title, details) ${numbersTo(COUNTS[table])}
      SELECT ${by}, ${text(4)}, ${text(20)} FROM numbers;`;
  const comments = (of: 'news' | 'memories') =>
    `INSERT INTO comments (kind, record_id, user_id, created_at, content) ${numbersTo(COUNTS.comments)}
      SELECT '${of}', (SELECT min(id) FROM ${of}) + n % 50, ${by}, ${text(10)} FROM numbers;`;
  await executeStatements(target, [
    'CREATE TABLE bench_words (id INTEGER PRIMARY KEY, word TEXT NOT NULL);',
    ...wordStatements(),
    `INSERT INTO merch (user_id, created_at, name, description, price, category, size)
      ${numbersTo(COUNTS.merch)} SELECT ${by}, ${text(4)}, ${text(12)}, 100 + abs(random()) % 50000,
      CASE n % 3 WHEN 0 THEN 'jersey' WHEN 1 THEN 'hat' ELSE '' END, iif(n % 2, 'XL', '') FROM numbers;`,
    story('news'),
    story('memories'),
    comments('news'),
    comments('memories'),
    'DROP TABLE bench_words;',
    // One rebuild of the index is faster than a job per record. Notification jobs would delay the rebuild.
    "DELETE FROM jobs WHERE kind IN ('index', 'notify');",
  ]);
}

function wordStatements(): string[] {
  const rows = WORDS.map((word, id) => `(${id}, '${word}')`);
  const statements: string[] = [];
  for (let from = 0; from < rows.length; from += CHUNK)
    statements.push(`INSERT INTO bench_words VALUES ${rows.slice(from, from + CHUNK).join()};`);
  return statements;
}

/** SQL for a text of this many random words. `0 * n` keeps SQLite from choosing one word for all rows. */
function text(words: number): string {
  const word = `(SELECT word FROM bench_words WHERE id = ${WORD_AT} + 0 * n)`;
  return Array.from({ length: words }, () => word).join(` || ' ' || `);
}
