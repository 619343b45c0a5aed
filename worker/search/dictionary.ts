/** Fuzzy matching: finds words of the dictionary by prefix, spelling or substring. */
import { readRows } from './index/rows.ts';
import { isToExpand } from './match.ts';
import type { Others, Word } from './question.ts';
import { canBeMisspelt, likelyWords, spellingsOf } from './spelling.ts';

/** Maximum prefix expansions per term. */
const BEGINNING_MAX = 16;
/** Maximum fuzzy matches over all terms, and rows read to find them. */
const ALIKE_MAX = 6;
const ALIKE_READ = 60;

/** Only the first terms get fuzzy matches. */
const VARIED_MAX = 4;

/** Minimum length of a term for substring matches, in characters. */
const PART_MIN = 4;

/** Upper bound of a prefix range. */
const beyond = (beginning: string) => `${beginning}\u{10FFFF}`;

/** Expands prefixes that are too long for the full-text index. */
export async function wordsBeginning(index: D1Database, words: Word[]): Promise<Others> {
  return readWords(
    index,
    words.filter(isToExpand).map((word) => [word, selectBeginning(index, word, BEGINNING_MAX)]),
  );
}

/** Words that neither occur in a text nor start one of its words, such as typos. */
export async function unknownWords(index: D1Database, words: Word[]): Promise<Word[]> {
  const variable = words.filter(canVary);
  const known = await readWords(
    index,
    variable.map((word) => [word, selectBeginning(index, word, 1)]),
  );
  return variable.filter((word) => !known.has(word));
}

/** Fuzzy matches of each word, or else words that contain it; the number of a sweater without '#'. */
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

/** For example '#19'. */
export function isSweater(word: Word): boolean {
  return firstOf(word).startsWith('#');
}

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

/** Whether other words may match instead. */
function canVary(word: Word): boolean {
  return !word.quoted && word.parts.length === 1 && /\p{L}/u.test(firstOf(word));
}

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
