/**
 * Ranking by tiers of FTS5 expressions: title before text, whole words before prefixes. Each tier excludes earlier
 * ones; within a tier the newest come first. Not bm25, for which SQLite would read every match of a frequent word.
 */
import type { Others, QueryWord } from './question.ts';
import { isNumber, isUnspaced } from './tokenizer.ts';

export interface Term {
  word: QueryWord;
  /** Matches the word as typed. */
  exact: string;
  /** Matches expansions and fuzzy matches, too. */
  broad: string;
}

/** Maximum length of indexed prefixes, in characters; the dictionary expands longer ones. */
const MAX_PREFIX = 5;

/** Expressions, best first; '' for an empty tier. */
export type Tiers = [string, string, string, string];

export function toTerms(words: QueryWord[], others: Others = new Map()): Term[] {
  return words.map((word) => toTerm(word, others.get(word)));
}

function toTerm(word: QueryWord, others: string[] = []): Term {
  const forms = [word.parts, ...(word.other ? [[word.other]] : [])];
  const exact = joinWithOr(forms.map((parts) => buildPhrase(parts)));
  const begins = forms.map((parts) => buildPhrase(parts, isBeginning(word)));
  return {
    word,
    exact,
    broad: joinWithOr([...begins, ...others.map((value) => buildPhrase([value]))]),
  };
}

/** Whether the full-text index can match the word as a prefix. */
export function isBeginning({ parts, quoted }: QueryWord): boolean {
  const last = parts.at(-1) ?? '';
  if (quoted || last.startsWith('#')) return false;
  const { length } = Array.from(last);
  return isNumber(last)
    ? length > 2 && length <= MAX_PREFIX
    : length > 1 && (parts.length > 1 || length <= MAX_PREFIX);
}

/** Whether the word is a prefix that the dictionary must expand. */
export function isToExpand({ parts, quoted }: QueryWord): boolean {
  const [word = ''] = parts;
  return (
    !quoted && parts.length === 1 && !word.startsWith('#') && Array.from(word).length > MAX_PREFIX
  );
}

/** The tiers of FTS5 expressions for all terms. @param hasTitle false for kinds without titles */
export function buildTiers(terms: Term[], hasTitle: boolean): Tiers {
  const exact = joinWithAnd(terms.map((term) => term.exact));
  const broad = joinWithAnd(terms.map((term) => term.broad));
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

export function buildAnyTier(terms: Term[]): string {
  return `{title text author} : (${joinWithAnd(terms.map(({ broad }) => broad))})`;
}

export function buildTitleMatch(terms: Term[]): string {
  return `title : (${joinWithAnd(terms.map(({ broad }) => broad))})`;
}

export function buildAnyTermMatch(terms: Term[]): string {
  return `{title text author} : (${joinWithOr(terms.map(({ broad }) => broad))})`;
}

/** An FTS5 phrase of consecutive words. Letters, digits and '#' need no escaping. A run without spaces goes on. */
function buildPhrase(parts: string[], isPrefix = false): string {
  return `"${parts.join(' ')}"${isPrefix || isUnspaced(parts.at(-1) ?? '') ? ' *' : ''}`;
}

function joinWithAnd(expressions: string[]): string {
  return expressions.map((value) => `(${value})`).join(' AND ');
}

function joinWithOr(expressions: string[]): string {
  return expressions.map((value) => `(${value})`).join(' OR ');
}
