/** Fuzzy matching: finds words of the dictionary by prefix or edit distance. */
import { canBeMisspelt, listEdits } from './edits.ts';
import { readRows } from './index/ask.ts';
import type { Others, QueryWord } from './question.ts';
import { isToExpand } from './ranking.ts';

/** Maximum prefix expansions per term. */
const MAX_BEGINNING = 16;
/** Maximum fuzzy matches per term. */
const MAX_ALIKE = 6;

/** Maximum terms per search that get fuzzy matches. */
const MAX_VARIED = 4;

const toPrefixEnd = (beginning: string) => `${beginning}\u{10FFFF}`;

/** Expands prefixes that are too long for the full-text index to words of the dictionary. */
export async function expandPrefixes(index: D1Database, words: QueryWord[]): Promise<Others> {
  return readWords(
    index,
    words.filter(isToExpand).map((word) => [word, selectBeginning(index, word, MAX_BEGINNING)]),
  );
}

/** The unquoted words that are no prefix of a word in the dictionary, such as misspelt ones. */
export async function readUnknownWords(
  index: D1Database,
  words: QueryWord[],
): Promise<QueryWord[]> {
  const variable = words.filter(canVary);
  const knownWords = await readWords(
    index,
    variable.map((word) => [word, selectBeginning(index, word, 1)]),
  );
  return variable.filter((word) => !knownWords.has(word));
}

/** Fuzzy matches of at most `MAX_VARIED` words; for a sweater number ('#19'), the plain number ('19'). */
export async function readFuzzyMatches(index: D1Database, words: QueryWord[]): Promise<Others> {
  const misspelt = words.filter((word) => canVary(word) && canBeMisspelt(getFirstPart(word)));
  const edited = await readWords(
    index,
    misspelt.slice(0, MAX_VARIED).map((word) => [word, selectEdits(index, word)]),
  );
  const numbers = words
    .filter(isSweater)
    .map((word): [QueryWord, string[]] => [word, [getFirstPart(word).slice(1)]]);
  return new Map([...numbers, ...edited]);
}

/** Whether a word is a sweater number, such as '#19'. */
export function isSweater(word: QueryWord): boolean {
  return getFirstPart(word).startsWith('#');
}

export function mergeMatches(some: Others, more: Others): Others {
  const words = new Set([...some.keys(), ...more.keys()]);
  return new Map(
    [...words].map((word) => [word, [...(some.get(word) ?? []), ...(more.get(word) ?? [])]]),
  );
}

function getFirstPart({ parts: [first = ''] }: QueryWord): string {
  return first;
}

function selectBeginning(index: D1Database, word: QueryWord, limit: number): D1PreparedStatement {
  const beginning = getFirstPart(word);
  return index
    .prepare('SELECT word FROM words WHERE word >= ? AND word < ? ORDER BY word LIMIT ?')
    .bind(beginning, toPrefixEnd(beginning), limit);
}

/**
 * Looks edits up in the dictionary. They are inlined, because values of a JSON parameter would each count as a row
 * read; they contain letters only.
 */
function selectEdits(index: D1Database, word: QueryWord): D1PreparedStatement {
  const edits = listEdits(getFirstPart(word)).map((edit) => `('${edit}')`);
  return index
    .prepare(`SELECT word FROM (VALUES ${edits.join()}) CROSS JOIN words ON word = column1 LIMIT ?`)
    .bind(MAX_ALIKE);
}

function canVary(word: QueryWord): boolean {
  return !word.quoted && word.parts.length === 1 && /\p{L}/u.test(getFirstPart(word));
}

async function readWords(
  index: D1Database,
  queries: [QueryWord, D1PreparedStatement][],
): Promise<Others> {
  const rows = await readRows<{ word: string }>(
    index,
    queries.map(([, query]) => query),
  );
  const entries = queries.map(([word], at): [QueryWord, string[]] => [
    word,
    (rows[at] ?? []).map((row) => row.word),
  ]);
  return new Map(entries.filter(([, words]) => words.length > 0));
}
