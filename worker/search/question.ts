/** What somebody typed as words to look for. Nothing in it is a command. */
import { SEARCH_TEXT_MAX } from '@desert/contract/search';
import { isNumber, tokensOf } from './tokens.ts';

/** A word to look for, or several in a row. */
export interface Word {
  /** As it was typed. */
  typed: string;
  /** As they follow each other in a text; of most words there is one. */
  parts: string[];
  /** What the parts are together, where they are of one word: 'osullivan'. */
  joined?: string | undefined;
  /** Whether it was typed between quotation marks: nothing else will do. */
  quoted: boolean;
}

/** Other words that will do for each; none for one that is not in it. */
export type Others = Map<Word, string[]>;

/** More are not looked for. */
export const WORDS_MAX = 8;
const PARTS_MAX = 12;

/** The words in what somebody typed; none where there is nothing that can be looked for. */
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

/** One letter of an alphabet says nothing; one of Chinese, or a digit, does. */
function isLongEnough({ parts }: Word): boolean {
  return parts.some(
    (part) => Array.from(part).length > 1 || isNumber(part) || /\p{Ideographic}/u.test(part),
  );
}
