/** Which words of the texts will do for what was typed. */
import { readRows } from './index/rows.ts';
import { isToExpand } from './match.ts';
import type { Others, Word } from './question.ts';
import { canBeMisspelt, likelyWords, spellingsOf } from './spelling.ts';

/** How many words that begin so are looked for in place of one. */
const BEGINNING_MAX = 16;
/** How many words that are spelt like it, and how many are read to find these, for all words together. */
const ALIKE_MAX = 6;
const ALIKE_READ = 60;

/** For how many of the words such are looked for: the first. */
const VARIED_MAX = 4;

/** Characters of the shortest word that is looked for inside of others. */
const PART_MIN = 4;

/** After all words that begin so. */
const beyond = (beginning: string) => `${beginning}\u{10FFFF}`;

/** For each word, those that begin with it, where the full-text indexes themselves do not know them. */
export async function wordsBeginning(index: D1Database, words: Word[]): Promise<Others> {
  return readWords(
    index,
    words.filter(isToExpand).map((word) => [word, selectBeginning(index, word, BEGINNING_MAX)]),
  );
}

/** The words that no text has, nor one that begins so: what is misspelt is among them. */
export async function unknownWords(index: D1Database, words: Word[]): Promise<Word[]> {
  const variable = words.filter(canVary);
  const known = await readWords(
    index,
    variable.map((word) => [word, selectBeginning(index, word, 1)]),
  );
  return variable.filter((word) => !known.has(word));
}

/**
 * For each word, those that are spelt like it, or else have it inside of them; for the number of a sweater, the
 * number.
 */
export async function wordsAlike(index: D1Database, words: Word[]): Promise<Others> {
  const variable = words.filter(canVary).slice(0, VARIED_MAX);
  const misspelt = variable.filter((word) => canBeMisspelt(firstOf(word)));
  const each = Math.floor(ALIKE_READ / misspelt.length);
  const spelt = await readWords(
    index,
    misspelt.map((word) => [word, selectSpelt(index, word, each)]),
  );
  const alike: Others = new Map([
    ...words.filter(isSweater).map((word): [Word, string[]] => [word, [firstOf(word).slice(1)]]),
    ...variable.map((word): [Word, string[]] => [
      word,
      likelyWords(firstOf(word), spelt.get(word) ?? []).slice(0, ALIKE_MAX),
    ]),
  ]);
  const inside = variable.filter(
    (word) => alike.get(word)?.length === 0 && firstOf(word).length >= PART_MIN,
  );
  const having = await readWords(
    index,
    inside.map((word) => [word, selectHaving(index, word)]),
  );
  return new Map([...alike, ...having].filter(([, others]) => others.length > 0));
}

/** Whether it is the number of a sweater: '#19'. */
export function isSweater(word: Word): boolean {
  return firstOf(word).startsWith('#');
}

/** What will do by both. */
export function together(some: Others, more: Others): Others {
  const words = new Set([...some.keys(), ...more.keys()]);
  return new Map(
    [...words].map((word) => [word, [...(some.get(word) ?? []), ...(more.get(word) ?? [])]]),
  );
}

function firstOf({ parts: [first = ''] }: Word): string {
  return first;
}

function selectBeginning(index: D1Database, word: Word, limit: number): D1PreparedStatement {
  const beginning = firstOf(word);
  return index
    .prepare('SELECT word FROM words WHERE word >= ? AND word < ? ORDER BY word LIMIT ?')
    .bind(beginning, beyond(beginning), limit);
}

function selectSpelt(index: D1Database, word: Word, limit: number): D1PreparedStatement {
  const spellings = '(SELECT value FROM json_each(?))';
  return index
    .prepare(`SELECT DISTINCT word FROM misspellings WHERE spelling IN ${spellings} LIMIT ?`)
    .bind(JSON.stringify(spellingsOf(firstOf(word))), limit);
}

function selectHaving(index: D1Database, word: Word): D1PreparedStatement {
  return index
    .prepare('SELECT word FROM word_parts WHERE word_parts MATCH ? LIMIT ?')
    .bind(`"${firstOf(word)}"`, ALIKE_MAX);
}

/** Whether another word will do for it. */
function canVary(word: Word): boolean {
  return !word.quoted && word.parts.length === 1 && /\p{L}/u.test(firstOf(word));
}

/** The words that the query of each word answers, where it answers any. */
async function readWords(
  index: D1Database,
  queries: [Word, D1PreparedStatement][],
): Promise<Others> {
  const rows = await readRows<{ word: string }>(
    index,
    queries.map(([, query]) => query),
  );
  const answers = queries.map(([word], at): [Word, string[]] => [
    word,
    (rows[at] ?? []).map((row) => row.word),
  ]);
  return new Map(answers.filter(([, found]) => found.length > 0));
}
