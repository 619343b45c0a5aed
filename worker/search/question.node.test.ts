import { expect, it } from 'vitest';
import { WORDS_MAX, wordsOf } from './question.ts';

const partsOf = (typed: string) => wordsOf(typed).map(({ parts }) => parts.join(' '));

it('a search has its words as typed, and a quotation as one', () => {
  expect(wordsOf('Doan "Gila River" o’brien')).toEqual([
    { typed: 'Doan', parts: ['doan'], joined: undefined, quoted: false },
    { typed: 'Gila River', parts: ['gila', 'river'], quoted: true },
    { typed: 'o’brien', parts: ['o', 'brien'], joined: 'obrien', quoted: false },
  ]);
});

it.each([
  ['2011-12', ['2011 12']],
  ['#19', ['#19']],
  ['"unfinished quote', ['unfinished', 'quote']],
  ['a OR b* NEAR(c, 2) -d', ['a', 'or', 'b', 'near c', '2', 'd']],
  ['doan DOAN doan', ['doan']],
  ['title:secret {author}', ['title secret', 'author']],
  ['\u0000shane\u0000', ['shane']],
])('the text %s is words, never a command', (typed, words) => {
  expect(partsOf(typed)).toEqual(words);
});

it('a search of signs or a single letter is empty', () => {
  for (const typed of ['', '   ', '"', '""', '*', '🏒', 'a', '—', '\ud800']) {
    expect(wordsOf(typed)).toEqual([]);
  }
  for (const typed of ['9', '氷', '19', 'go']) expect(wordsOf(typed)).toHaveLength(1);
});

it('a search has a few words only, however much is typed', () => {
  expect(wordsOf(Array.from({ length: 5000 }, (_, at) => `w${at}`).join(' '))).toHaveLength(
    WORDS_MAX,
  );
  expect(wordsOf('x'.repeat(10_000))[0]!.parts[0]!.length).toBeLessThanOrEqual(40);
});
