/** Tokenizer of texts and queries: lower case, no accents. */

import { datesIn } from '@desert/contract/text/dates';
import { UNSPACED, withoutAccents } from '@desert/contract/text/folded';

export interface Token {
  word: string;
  /** Start of the word in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** Matches a run of a script without spaces, or a word. */
const WORD = new RegExp(
  String.raw`(?:(?=${UNSPACED})[\p{L}\p{N}]\p{M}*)+|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+`,
  'gu',
);
const IS_UNSPACED = new RegExp(String.raw`^${UNSPACED}`, 'u');
const NUMBER = /^\p{N}+$/u;

/** Matches a character with its sound marks: half-width 'ﾄﾞ' is one character. */
const CHARACTER = /[^ﾞﾟ\u3099\u309A][ﾞﾟ\u3099\u309A]*/gu;

/** Separators within a word: O'Sullivan, Ekman-Larsson. */
const JOINT = /^['’‘`´＇.\p{Pd}]$/u;
/** Separators of thousands: 1,540. */
const THOUSANDS = /^[,.'’\u00A0\u202F]$/;

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
  return shorten(Array.from(bare, (letter) => PLAIN[letter] ?? letter));
}

function cut(word: string): string {
  return word
    .replace(/(.)\p{M}+/gsu, '$1')
    .slice(0, TYPED_MAX)
    .replace(/\p{Cs}$/u, '');
}

function shorten(letters: string[]): string {
  return letters.slice(0, WORD_MAX).join('');
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** The tokens of a text: its words in order, then its dates. */
export function tokensOf(text: string): Token[] {
  return [...wordTokens(text), ...dateTokens(text)];
}

/** The dates of a text, each as one word: '20120507'. */
export function dateTokens(text: string): Token[] {
  return datesIn(text).map(({ date, at, length }) => ({
    word: date.replaceAll('-', ''),
    start: at,
    end: at + length,
  }));
}

/**
 * The words of a text. One with separators gives its parts, then the whole: 'o', 'sullivan', 'osullivan', and '1',
 * '540', '1540'. A sweater number gives its form with the sign first: '#19', '19'. A run of a script without spaces
 * gives its pairs, then its last character.
 */
export function wordTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let parts: Token[] = [];
  function endWord() {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last && first !== last) {
      const letters = parts.flatMap((part) => Array.from(part.word));
      tokens.push({ word: shorten(letters), start: first.start, end: last.end });
    }
    parts = [];
  }
  for (const { 0: found, index: start } of text.matchAll(WORD)) {
    if (isUnspaced(found)) {
      endWord();
      tokens.push(...pairsOf(found, start));
      continue;
    }
    const token = { word: fold(found), start, end: start + found.length };
    if (token.word === '') continue;
    const number = isNumber(token.word);
    if (!isContinued(parts, token, text)) endWord();
    if (number && text[start - 1] === '#') {
      tokens.push({ ...token, word: `#${token.word}`, start: start - 1 });
    }
    tokens.push(token);
    parts.push(token);
  }
  endWord();
  return tokens;
}

/** Whether a token continues the word of `parts`, after a separator. */
function isContinued(parts: Token[], { word, start }: Token, text: string): boolean {
  const [first, before] = [parts[0], parts.at(-1)];
  if (!first || !before || isNumber(before.word) !== isNumber(word)) return false;
  const between = text.slice(before.end, start);
  if (!isNumber(word)) return JOINT.test(between);
  return THOUSANDS.test(between) && first.word.length <= 3 && word.length === 3;
}

/** The pairs of a run's characters, and the last one, so that each of them begins a token. */
function pairsOf(run: string, start: number): Token[] {
  const found = Array.from(run.matchAll(CHARACTER));
  const normal = withoutAccents(run, 'NFKD').match(CHARACTER) ?? [];
  const all = found.map(({ 0: one, index }, at) => ({
    // Few characters become several, such as '㍍'.
    word: normal.length === found.length ? (normal[at] ?? '') : fold(one),
    start: start + index,
    end: start + index + one.length,
  }));
  // Of a mark alone nothing is left.
  const characters = all.filter(({ word }) => word !== '');
  return characters.map((first, at) => {
    const { word = '', end = first.end } = characters[at + 1] ?? {};
    return { word: first.word + word, start: first.start, end };
  });
}

export function indexedText(text: string): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join(' ');
}
