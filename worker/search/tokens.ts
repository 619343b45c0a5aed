/** Texts as words that can be compared: without case and accents. The index and what is looked for go by the same. */

import { withoutAccents } from '@desert/contract/folded';

/** A word of a text. */
export interface Token {
  /** Folded: 'selanne'. */
  word: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NUMBER = /^\p{N}+$/u;

/** What stands between the parts of one word: O'Sullivan, Ekman-Larsson. */
const JOINT = /^['’.-]$/;

/** Letters that are no other letter with a mark on it, to Unicode, and that people type as these. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Longer words are cut: characters. */
const WORD_MAX = 40;

/** Characters of a typed word that are read: those after them are beyond `WORD_MAX`. */
const TYPED_MAX = 4 * WORD_MAX;

/** A word without case and accents, `WORD_MAX` characters at most. */
function fold(word: string): string {
  const typed = word.length > TYPED_MAX ? cut(word) : word;
  const bare = withoutAccents(typed.toLowerCase(), 'NFKD').toLowerCase();
  return Array.from(bare, (letter) => PLAIN[letter] ?? letter)
    .slice(0, WORD_MAX)
    .join('');
}

/** The beginning of a word, without half a surrogate pair at its end. */
function cut(word: string): string {
  return word
    .replace(/\p{M}/gu, '')
    .slice(0, TYPED_MAX)
    .replace(/\p{Cs}$/u, '');
}

/** Whether a word has digits only. */
export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/**
 * The words of a text, in their order. After the last part of a word in parts comes the whole: 'o', 'sullivan',
 * 'osullivan'; in front of the number of a sweater that number with its sign: '#19', '19'.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let parts: Token[] = [];
  function endWord() {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last && first !== last) {
      const word = parts.map((part) => part.word).join('');
      tokens.push({ word: word.slice(0, WORD_MAX), start: first.start, end: last.end });
    }
    parts = [];
  }
  for (const { 0: found, index: start } of text.matchAll(WORD)) {
    const token = { word: fold(found), start, end: start + found.length };
    if (token.word === '') continue;
    const number = isNumber(token.word);
    const before = parts.at(-1);
    if (number || !before || !JOINT.test(text.slice(before.end, start))) endWord();
    if (number && text[start - 1] === '#') {
      tokens.push({ ...token, word: `#${token.word}`, start: start - 1 });
    }
    tokens.push(token);
    if (!number) parts.push(token);
  }
  endWord();
  return tokens;
}

export function indexedText(text: string): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join(' ');
}
