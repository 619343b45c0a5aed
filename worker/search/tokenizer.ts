/** Tokenizer of texts and queries: lower case, no accents. */

import { findDates } from '@desert/contract/text/dates';
import { UNSPACED, stripAccents } from '@desert/contract/text/folded';

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
const MAX_WORD = 40;

/** UTF-16 units read per word: enough for `MAX_WORD` after folding. */
const MAX_TYPED = 4 * MAX_WORD;

function foldWord(word: string): string {
  const typed = word.length > MAX_TYPED ? truncateTypedWord(word) : word;
  const bare = stripAccents(typed.toLowerCase(), 'NFKD').toLowerCase();
  return toTruncatedWord(Array.from(bare, (letter) => PLAIN[letter] ?? letter));
}

function truncateTypedWord(word: string): string {
  return word
    .replace(/(.)\p{M}+/gsu, '$1')
    .slice(0, MAX_TYPED)
    .replace(/\p{Cs}$/u, '');
}

function toTruncatedWord(letters: string[]): string {
  return letters.slice(0, MAX_WORD).join('');
}

export function isNumber(word: string): boolean {
  return NUMBER.test(word);
}

export function isUnspaced(word: string): boolean {
  return IS_UNSPACED.test(word);
}

/** The tokens of a text: its words in order, then its dates. */
export function tokenize(text: string): Token[] {
  return [...listWordTokens(text), ...listDateTokens(text)];
}

/** The dates of a text, each as one word: '20120507'. */
export function listDateTokens(text: string): Token[] {
  return findDates(text).map(({ date, at, length }) => ({
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
export function listWordTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let parts: Token[] = [];
  function endWord() {
    const [first, last] = [parts[0], parts.at(-1)];
    if (first && last && first !== last) {
      const letters = parts.flatMap((part) => Array.from(part.word));
      tokens.push({ word: toTruncatedWord(letters), start: first.start, end: last.end });
    }
    parts = [];
  }
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    if (isUnspaced(word)) {
      endWord();
      tokens.push(...tokenizePairs(word, start));
      continue;
    }
    const token = { word: foldWord(word), start, end: start + word.length };
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
function tokenizePairs(run: string, start: number): Token[] {
  const characterMatches = Array.from(run.matchAll(CHARACTER));
  const normal = stripAccents(run, 'NFKD').match(CHARACTER) ?? [];
  const all = characterMatches.map(({ 0: character, index }, at) => ({
    // Few characters become several, such as '㍍'.
    word: normal.length === characterMatches.length ? (normal[at] ?? '') : foldWord(character),
    start: start + index,
    end: start + index + character.length,
  }));
  // Of a mark alone nothing is left.
  const characters = all.filter(({ word }) => word !== '');
  return characters.map((first, at) => {
    const { word = '', end = first.end } = characters[at + 1] ?? {};
    return { word: first.word + word, start: first.start, end };
  });
}

export function toIndexedText(text: string): string {
  return tokenize(text)
    .map(({ word }) => word)
    .join(' ');
}
