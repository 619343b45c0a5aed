import { expect, it } from 'vitest';
import { canBeMisspelt, distanceOf, likelyWords, spellingsOf } from './spelling.ts';

it.each([
  ['gretsky', 'gretzky', 1],
  ['doann', 'doan', 1],
  ['daon', 'doan', 1],
  ['doan', 'doan', 0],
  ['tkatchuk', 'tkachuk', 1],
  ['', 'abc', 3],
])('counts %s and %s %i apart', (a, b, distance) => {
  expect(distanceOf(a, b)).toBe(distance);
});

it('has words with a letter more, less, other or swapped share a spelling', () => {
  for (const typed of ['doann', 'don', 'dean', 'daon']) {
    const shared = spellingsOf(typed).filter((one) => spellingsOf('doan').includes(one));
    expect(shared).not.toEqual([]);
  }
});

it('takes the nearest words, of those as near the ones that begin alike, and never the word itself', () => {
  expect(likelyWords('yandel', ['yandle', 'candle', 'yandel', 'handel'])).toEqual([
    'yandle',
    'handel',
  ]);
});

it.each([
  ['doan', true],
  ['gretzky', true],
  ['abcdefghijkl', true],
  ['abcdefghijklm', false],
  ['joe', false],
  ['2011', false],
])('%s can be taken for a misspelt word: %s', (word, can) => {
  expect(canBeMisspelt(word)).toBe(can);
});
