/**
 * Ranking by tiers of FTS5 expressions: title before text, whole words before prefixes. Each tier excludes earlier
 * ones; within a tier the newest come first. Not bm25, for which SQLite would read every match of a frequent word.
 */
import type { Others, Word } from './question.ts';
import { isNumber, isUnspaced } from './tokenizer.ts';

export interface Term {
  word: Word;
  /** Matches the word as typed. */
  exact: string;
  /** Matches expansions and fuzzy matches, too. */
  broad: string;
}

/** Maximum length of indexed prefixes, in characters; the dictionary expands longer ones. */
const PREFIX_MAX = 5;

/** Expressions, best first; '' for an empty tier. */
export type Tiers = [string, string, string, string];

export function termsOf(words: Word[], others: Others = new Map()): Term[] {
  return words.map((word) => termOf(word, others.get(word)));
}

function termOf(word: Word, others: string[] = []): Term {
  const forms = [word.parts, ...(word.other ? [[word.other]] : [])];
  const exact = anyOf(forms.map((parts) => phrase(parts)));
  const begins = forms.map((parts) => phrase(parts, isBeginning(word)));
  return { word, exact, broad: anyOf([...begins, ...others.map((one) => phrase([one]))]) };
}

/** Whether the full-text index can match the word as a prefix. */
export function isBeginning({ parts, quoted }: Word): boolean {
  const last = parts.at(-1) ?? '';
  if (quoted || last.startsWith('#')) return false;
  const { length } = Array.from(last);
  return isNumber(last)
    ? length > 2 && length <= PREFIX_MAX
    : length > 1 && (parts.length > 1 || length <= PREFIX_MAX);
}

/** Whether the word is a prefix that the dictionary must expand. */
export function isToExpand({ parts, quoted }: Word): boolean {
  const [word = ''] = parts;
  return (
    !quoted && parts.length === 1 && !word.startsWith('#') && Array.from(word).length > PREFIX_MAX
  );
}

/** The tiers of FTS5 expressions for all terms. @param hasTitle false for kinds without titles */
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

export function anyTier(terms: Term[]): string {
  return `{title text author} : (${allOf(terms.map(({ broad }) => broad))})`;
}

export function inTitles(terms: Term[]): string {
  return `title : (${allOf(terms.map(({ broad }) => broad))})`;
}

export function anyTerm(terms: Term[]): string {
  return `{title text author} : (${anyOf(terms.map(({ broad }) => broad))})`;
}

/** An FTS5 phrase of consecutive words. Letters, digits and '#' need no escaping. A run without spaces goes on. */
function phrase(parts: string[], isPrefix = false): string {
  return `"${parts.join(' ')}"${isPrefix || isUnspaced(parts.at(-1) ?? '') ? ' *' : ''}`;
}

function allOf(expressions: string[]): string {
  return expressions.map((one) => `(${one})`).join(' AND ');
}

function anyOf(expressions: string[]): string {
  return expressions.map((one) => `(${one})`).join(' OR ');
}
