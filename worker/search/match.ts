/**
 * How good a match is, as expressions of FTS5: the words in the title go before those in the text, whole ones before
 * beginnings. Each tier has what no tier before it has; within a tier the newest goes first. It is no bm25: to rank
 * by that, SQLite reads every match, of which a frequent word has as many as there are records.
 */
import type { Others, Word } from './question.ts';
import { isNumber } from './tokens.ts';

/** A word in the terms of the index. */
export interface Term {
  word: Word;
  /** Expression of the word as it was typed. */
  exact: string;
  /** Of all that will do for it: words that begin so, say. */
  broad: string;
}

/** Words up to this length have their beginnings in the index; of longer ones the dictionary tells: characters. */
const PREFIX_MAX = 5;

/** The expressions of the tiers, best first; '' where a tier can have nothing. */
export type Tiers = [string, string, string, string];

/** The terms of words. */
export function termsOf(words: Word[], others: Others = new Map()): Term[] {
  return words.map((word) => termOf(word, others.get(word)));
}

/** The term of a word. @param others words that will do for it, too */
function termOf(word: Word, others: string[] = []): Term {
  const phrases = [phrase(word.parts), ...(word.joined ? [phrase([word.joined])] : [])];
  const exact = anyOf(phrases);
  const begins = isBeginning(word) ? phrases.map((one) => `${one} *`) : phrases;
  return { word, exact, broad: anyOf([...begins, ...others.map((one) => phrase([one]))]) };
}

/** Whether words will do for it that only begin so, and the index itself knows them. */
export function isBeginning({ parts, quoted }: Word): boolean {
  const last = parts.at(-1) ?? '';
  if (quoted || last.startsWith('#')) return false;
  const { length } = Array.from(last);
  return isNumber(last)
    ? length > 2 && length <= PREFIX_MAX
    : length > 1 && (parts.length > 1 || length <= PREFIX_MAX);
}

/** Whether the dictionary is to tell which words begin with it. */
export function isToExpand({ parts, quoted }: Word): boolean {
  const [word = ''] = parts;
  return (
    !quoted && parts.length === 1 && !word.startsWith('#') && Array.from(word).length > PREFIX_MAX
  );
}

/** @param hasTitle whether what is looked for has titles */
export function tiersOf(terms: Term[], hasTitle: boolean): Tiers {
  const exact = allOf(terms.map((term) => term.exact));
  const broad = allOf(terms.map((term) => term.broad));
  const anywhere = (expression: string) => `{title text author} : (${expression})`;
  if (!hasTitle) return ['', '', anywhere(exact), `${anywhere(broad)} NOT ${anywhere(exact)}`];
  const inTitle = (expression: string) => `title : (${expression})`;
  return [
    inTitle(exact),
    `(${inTitle(broad)}) NOT (${inTitle(exact)})`,
    `(${anywhere(exact)}) NOT (${inTitle(broad)})`,
    `(${anywhere(broad)}) NOT (${inTitle(broad)} OR ${anywhere(exact)})`,
  ];
}

/** The expression of all that any tier has. */
export function anyTier(terms: Term[]): string {
  return `{title text author} : (${allOf(terms.map(({ broad }) => broad))})`;
}

/** The expression of what has all of them in its title. */
export function inTitles(terms: Term[]): string {
  return `title : (${allOf(terms.map(({ broad }) => broad))})`;
}

/** The expression of what has at least one of the words. */
export function anyTerm(terms: Term[]): string {
  return `{title text author} : (${anyOf(terms.map(({ broad }) => broad))})`;
}

/** Words in a row. They have letters, digits and '#' only: nothing to escape. */
function phrase(parts: string[]): string {
  return `"${parts.join(' ')}"`;
}

function allOf(expressions: string[]): string {
  return expressions.map((one) => `(${one})`).join(' AND ');
}

function anyOf(expressions: string[]): string {
  return expressions.map((one) => `(${one})`).join(' OR ');
}
