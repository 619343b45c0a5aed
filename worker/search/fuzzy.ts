/** Fuzzy matching: finds words of the dictionary by prefix or edit distance. */
import { canBeMisspelt, editsOf } from './edits.ts';
import { readRows } from './index/ask.ts';
import type { Others, Word } from './question.ts';
import { isToExpand } from './ranking.ts';

/** Maximum prefix expansions per term. */
const BEGINNING_MAX = 16;
/** Maximum fuzzy matches per term. */
const ALIKE_MAX = 6;

/** Maximum terms per search that get fuzzy matches. */
const VARIED_MAX = 4;

const beyond = (beginning: string) => `${beginning}\u{10FFFF}`;

/** Expands prefixes that are too long for the full-text index to words of the dictionary. */
export async function wordsBeginning(index: D1Database, words: Word[]): Promise<Others> {
  return readWords(
    index,
    words.filter(isToExpand).map((word) => [word, selectBeginning(index, word, BEGINNING_MAX)]),
  );
}

/** The unquoted words that are no prefix of a word in the dictionary, such as misspelt ones. */
export async function unknownWords(index: D1Database, words: Word[]): Promise<Word[]> {
  const variable = words.filter(canVary);
  const known = await readWords(
    index,
    variable.map((word) => [word, selectBeginning(index, word, 1)]),
  );
  return variable.filter((word) => !known.has(word));
}

/** Fuzzy matches of at most `VARIED_MAX` words; for a sweater number ('#19'), the plain number ('19'). */
export async function wordsAlike(index: D1Database, words: Word[]): Promise<Others> {
  const misspelt = words.filter((word) => canVary(word) && canBeMisspelt(firstOf(word)));
  const edited = await readWords(
    index,
    misspelt.slice(0, VARIED_MAX).map((word) => [word, selectEdits(index, word)]),
  );
  const numbers = words
    .filter(isSweater)
    .map((word): [Word, string[]] => [word, [firstOf(word).slice(1)]]);
  return new Map([...numbers, ...edited]);
}

/** Whether a word is a sweater number, such as '#19'. */
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

/**
 * Looks edits up in the dictionary. They are inlined, because values of a JSON parameter would each count as a row
 * read; they contain letters only.
 */
function selectEdits(index: D1Database, word: Word): D1PreparedStatement {
  const edits = editsOf(firstOf(word)).map((edit) => `('${edit}')`);
  return index
    .prepare(`SELECT word FROM (VALUES ${edits.join()}) CROSS JOIN words ON word = column1 LIMIT ?`)
    .bind(ALIKE_MAX);
}

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
  const entries = queries.map(([word], at): [Word, string[]] => [
    word,
    (rows[at] ?? []).map((row) => row.word),
  ]);
  return new Map(entries.filter(([, found]) => found.length > 0));
}
