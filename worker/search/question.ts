/** Parses search input into words. There is no query syntax. */
import { MAX_SEARCH_TEXT } from '@desert/contract/search/search';
import { maskDates } from '@desert/contract/text/dates';
import { listDateTokens, isNumber, isUnspaced, listWordTokens } from './tokenizer.ts';

export interface QueryWord {
  typed: string;
  /** Consecutive tokens; usually one. */
  parts: string[];
  /** Another form: of several parts the joined one, such as 'osullivan'; of "Doans'" 'doan'. */
  other?: string | undefined;
  /** In quotation marks: matched exactly. */
  quoted: boolean;
}

/** Alternative words by search word. */
export type Others = Map<QueryWord, string[]>;

/** Maximum words that a search uses; further ones are ignored. */
export const MAX_WORDS = 8;
const MAX_PARTS = 12;

/** A possessive end: Doan's, Doans'. */
const POSSESSIVE = /['’‘`´＇ʼ]s(?![\p{L}\p{N}])/giu;
const PLURAL_POSSESSIVE = /(?<=\p{L}{2})s['’‘`´＇ʼ](?![\p{L}\p{N}])/giu;

/** The distinct words, dates and phrases of an input; empty if none is long enough. */
export function parseWords(typed: string): QueryWord[] {
  const text = Array.from(typed.toWellFormed()).slice(0, MAX_SEARCH_TEXT).join('');
  const foundWords = text
    .split(/["“„]([^"“”„]+)["”]/)
    .flatMap((piece, at) => (at % 2 === 1 ? toPhrase(piece) : parseUnquotedWords(piece)));
  const words = foundWords.filter(({ parts }) => parts.length > 0);
  const different = new Map(words.map((word) => [`${word.quoted} ${word.parts.join(' ')}`, word]));
  const all = [...different.values()].slice(0, MAX_WORDS);
  return all.some(isLongEnough) ? all : [];
}

/** The words with the parts of compounds as words, for a search that no compound matches; the same list if none has. */
export function separateCompounds(words: QueryWord[]): QueryWord[] {
  const parts = words.flatMap((word) =>
    isCompound(word)
      ? word.parts.map((part) => ({ typed: part, parts: [part], quoted: false }))
      : [word],
  );
  return parts.length > words.length ? parts.slice(0, MAX_WORDS) : words;
}

/** Whether a word has several parts that can be words: not the numbers of a score, nor characters without spaces. */
function isCompound({ parts, quoted }: QueryWord): boolean {
  return !quoted && parts.length > 1 && !parts.every((part) => isNumber(part) || isUnspaced(part));
}

function parseUnquotedWords(text: string): QueryWord[] {
  const dates = listDateTokens(text).map(({ word, start, end }) => ({
    typed: text.slice(start, end),
    parts: [word],
    quoted: false,
  }));
  return [...dates, ...(maskDates(text).match(/[^\s"“”„]+/g) ?? []).map(toWord)];
}

function toWord(typed: string): QueryWord {
  const words = splitTokens(typed.replace(POSSESSIVE, ''));
  const [sign] = words;
  if (sign?.startsWith('#') && words.length === 2) return { typed, parts: [sign], quoted: false };
  const plain = words.filter((word) => !word.startsWith('#'));
  const last = plain.at(-1);
  const isJoined = plain.length > 2 && last === plain.slice(0, -1).join('');
  const parts = (isJoined ? plain.slice(0, -1) : plain).slice(0, MAX_PARTS);
  const singular = splitTokens(typed.replace(PLURAL_POSSESSIVE, '')).at(-1);
  const other = isJoined ? last : singular;
  return { typed, parts, other: other === parts.at(-1) ? undefined : other, quoted: false };
}

function splitTokens(text: string): string[] {
  return listWordTokens(text).map(({ word }) => word);
}

function toPhrase(typed: string): QueryWord {
  const parts = splitTokens(typed);
  return { typed, parts: parts.slice(0, MAX_PARTS), quoted: true };
}

/** Whether a word is long enough: a single letter is not, but a digit or a character of a script without spaces is. */
function isLongEnough({ parts }: QueryWord): boolean {
  return parts.some((part) => Array.from(part).length > 1 || isNumber(part) || isUnspaced(part));
}
