/** Parses search input into words. There is no query syntax. */
import { SEARCH_TEXT_MAX } from '@desert/contract/search/search';
import { withoutDates } from '@desert/contract/text/dates';
import { dateTokens, isNumber, isUnspaced, wordTokens } from './tokenizer.ts';

export interface Word {
  typed: string;
  /** Consecutive tokens; usually one. */
  parts: string[];
  /** Another form: of several parts the joined one, such as 'osullivan'; of "Doans'" 'doan'. */
  other?: string | undefined;
  /** In quotation marks: matched exactly. */
  quoted: boolean;
}

/** Alternative words by search word. */
export type Others = Map<Word, string[]>;

/** Maximum words that a search uses; further ones are ignored. */
export const WORDS_MAX = 8;
const PARTS_MAX = 12;

/** A possessive end: Doan's, Doans'. */
const POSSESSIVE = /['’‘`´＇ʼ]s(?![\p{L}\p{N}])/giu;
const PLURAL_POSSESSIVE = /(?<=\p{L}{2})s['’‘`´＇ʼ](?![\p{L}\p{N}])/giu;

/** The distinct words, dates and phrases of an input; empty if none is long enough. */
export function wordsOf(typed: string): Word[] {
  const text = Array.from(typed.toWellFormed()).slice(0, SEARCH_TEXT_MAX).join('');
  const found = text
    .split(/["“„]([^"“”„]+)["”]/)
    .flatMap((piece, at) => (at % 2 === 1 ? phraseOf(piece) : unquotedWords(piece)));
  const words = found.filter(({ parts }) => parts.length > 0);
  const different = new Map(words.map((word) => [`${word.quoted} ${word.parts.join(' ')}`, word]));
  const all = [...different.values()].slice(0, WORDS_MAX);
  return all.some(isLongEnough) ? all : [];
}

/** The words with the parts of compounds as words, for a search that no compound matches; the same list if none has. */
export function separated(words: Word[]): Word[] {
  const parts = words.flatMap((word) =>
    isCompound(word)
      ? word.parts.map((part) => ({ typed: part, parts: [part], quoted: false }))
      : [word],
  );
  return parts.length > words.length ? parts.slice(0, WORDS_MAX) : words;
}

/** Whether a word has several parts that can be words: not the numbers of a score, nor characters without spaces. */
function isCompound({ parts, quoted }: Word): boolean {
  return !quoted && parts.length > 1 && !parts.every((part) => isNumber(part) || isUnspaced(part));
}

function unquotedWords(text: string): Word[] {
  const dates = dateTokens(text).map(({ word, start, end }) => ({
    typed: text.slice(start, end),
    parts: [word],
    quoted: false,
  }));
  return [...dates, ...(withoutDates(text).match(/[^\s"“”„]+/g) ?? []).map(wordOf)];
}

function wordOf(typed: string): Word {
  const words = wordsIn(typed.replace(POSSESSIVE, ''));
  const [sign] = words;
  if (sign?.startsWith('#') && words.length === 2) return { typed, parts: [sign], quoted: false };
  const plain = words.filter((word) => !word.startsWith('#'));
  const last = plain.at(-1);
  const isJoined = plain.length > 2 && last === plain.slice(0, -1).join('');
  const parts = (isJoined ? plain.slice(0, -1) : plain).slice(0, PARTS_MAX);
  const singular = wordsIn(typed.replace(PLURAL_POSSESSIVE, '')).at(-1);
  const other = isJoined ? last : singular;
  return { typed, parts, other: other === parts.at(-1) ? undefined : other, quoted: false };
}

function wordsIn(text: string): string[] {
  return wordTokens(text).map(({ word }) => word);
}

function phraseOf(typed: string): Word {
  const parts = wordsIn(typed);
  return { typed, parts: parts.slice(0, PARTS_MAX), quoted: true };
}

/** Whether a word is long enough: a single letter is not, but a digit or a character of a script without spaces is. */
function isLongEnough({ parts }: Word): boolean {
  return parts.some((part) => Array.from(part).length > 1 || isNumber(part) || isUnspaced(part));
}
