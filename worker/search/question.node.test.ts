import { expect, it } from 'vitest';
import { separateCompounds, MAX_WORDS, parseWords } from './question.ts';

const partsOf = (typed: string) => parseWords(typed).map(({ parts }) => parts.join(' '));

it('a search keeps its words as typed, and reads a quotation as one word', () => {
  expect(parseWords('Doan "Gila River" o’brien')).toEqual([
    { typed: 'Doan', parts: ['doan'], other: undefined, quoted: false },
    { typed: 'Gila River', parts: ['gila', 'river'], quoted: true },
    { typed: 'o’brien', parts: ['o', 'brien'], other: 'obrien', quoted: false },
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
])('the search text %s is read as words, never as a command', (typed, words) => {
  expect(partsOf(typed)).toEqual(words);
});

it.each([
  ['Doan’s goals', ['doan', 'goals']],
  ["O'Sullivan's", ['o sullivan']],
  ["Doan's/Roenick's", ['doan roenick']],
  ['on 5/22/2012, "May 7, 2012"', ['20120522', 'on', 'may 7 2012']],
  ['1,540 games', ['1 540', 'games']],
])('the search text %s has the words %j', (typed, words) => {
  expect(partsOf(typed)).toEqual(words);
});

it('a search word is also searched without its possessive end or its separators', () => {
  const others = parseWords("Doans' o’brien 1,540 doan 7-1").map(({ other }) => other);
  expect(others).toEqual(['doan', 'obrien', '1540', undefined, undefined]);
});

it('the parts of a compound word are searched, but not those of a score or a quotation', () => {
  const words = parseWords('Doan/Roenick 7-1 "Gila River" 凤凰城');
  expect(separateCompounds(words).map(({ parts }) => parts.join(' '))).toEqual([
    'doan',
    'roenick',
    '7 1',
    'gila river',
    '凤凰 凰城 城',
  ]);
  expect(separateCompounds(words.slice(1))).toEqual(words.slice(1));
});

it('a search text of signs or a single letter has no words', () => {
  for (const typed of ['', '   ', '"', '""', '*', '🏒', 'a', '—', '\ud800']) {
    expect(parseWords(typed)).toEqual([]);
  }
  for (const typed of ['9', '氷', 'の', 'का', '19', 'go'])
    expect(parseWords(typed)).toHaveLength(1);
});

it('a search uses only a few words, however many are typed', () => {
  expect(parseWords(Array.from({ length: 5000 }, (_, at) => `w${at}`).join(' '))).toHaveLength(
    MAX_WORDS,
  );
  expect(parseWords('x'.repeat(10_000))[0]!.parts[0]!.length).toBeLessThanOrEqual(40);
});
