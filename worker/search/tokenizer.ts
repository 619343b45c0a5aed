/** Tokenizer of texts and queries: lower case, no accents. */

import { withoutAccents } from '@desert/contract/folded';

export interface Token {
  word: string;
  /** Start of the word in the text, in UTF-16 units. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const NUMBER = /^\p{N}+$/u;

/** Separators within a word: O'Sullivan, Ekman-Larsson. */
const JOINT = /^['’.-]$/;

/** Letters without a Unicode decomposition, by the usual ASCII spelling. */
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

/** Maximum characters of a word; longer ones are truncated. */
const WORD_MAX = 40;

/** UTF-16 units read per word: enough for `WORD_MAX` after folding. */
const TYPED_MAX = 4 * WORD_MAX;

function fold(word: string): string {
  const typed = word.length > TYPED_MAX ? cut(word) : word;
  const bare = withoutAccents(typed.toLowerCase(), 'NFKD').toLowerCase();
  return Array.from(bare, (letter) => PLAIN[letter] ?? letter)
    .slice(0, WORD_MAX)
    .join('');
}

function cut(word: string): string {
  return word
    .replace(/\p{M}/gu, '')
    .slice(0, TYPED_MAX)
    .replace(/\p{Cs}$/u, '');
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

/**
 * The tokens of a text. A word with separators gives its parts, then the whole: 'o', 'sullivan', 'osullivan'. A
 * sweater number gives its form with the sign first: '#19', '19'.
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
