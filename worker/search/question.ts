/** Parses search input into words. There is no query syntax. */
import { SEARCH_TEXT_MAX } from '@desert/contract/search';
import { isNumber, tokensOf } from './tokenizer.ts';

export interface Word {
  typed: string;
  /** Consecutive tokens; usually one. */
  parts: string[];
  /** The joined form of a word with several parts, such as 'osullivan'. */
  joined?: string | undefined;
  /** In quotation marks: matched exactly. */
  quoted: boolean;
}

/** Alternative words by search word. */
export type Others = Map<Word, string[]>;

/** Maximum words that a search uses; further ones are ignored. */
export const WORDS_MAX = 8;
const PARTS_MAX = 12;

/** The distinct words and phrases of an input; empty if none is long enough. */
export function wordsOf(typed: string): Word[] {
  const text = Array.from(typed.toWellFormed()).slice(0, SEARCH_TEXT_MAX).join('');
  const found = [...text.matchAll(/["“„]([^"“”„]+)["”]|[^\s"“”„]+/g)].map(([all, quoted]) =>
    quoted === undefined ? wordOf(all) : phraseOf(quoted),
  );
  const words = found.filter(({ parts }) => parts.length > 0);
  const different = new Map(words.map((word) => [`${word.quoted} ${word.parts.join(' ')}`, word]));
  const all = [...different.values()].slice(0, WORDS_MAX);
  return all.some(isLongEnough) ? all : [];
}

function wordOf(typed: string): Word {
  const words = tokensOf(typed).map(({ word }) => word);
  const [sign] = words;
  if (sign?.startsWith('#') && words.length === 2) return { typed, parts: [sign], quoted: false };
  const plain = words.filter((word) => !word.startsWith('#'));
  const last = plain.at(-1);
  const isJoined = plain.length > 2 && last === plain.slice(0, -1).join('');
  const parts = (isJoined ? plain.slice(0, -1) : plain).slice(0, PARTS_MAX);
  return { typed, parts, joined: isJoined ? last : undefined, quoted: false };
}

function phraseOf(typed: string): Word {
  const parts = tokensOf(typed).map(({ word }) => word);
  return { typed, parts: parts.slice(0, PARTS_MAX), quoted: true };
}

/** Whether a word is long enough: a single letter is not, but an ideograph or a digit is. */
function isLongEnough({ parts }: Word): boolean {
  return parts.some(
    (part) => Array.from(part).length > 1 || isNumber(part) || /\p{Ideographic}/u.test(part),
  );
}
