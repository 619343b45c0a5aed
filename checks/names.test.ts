import { expect, it } from 'vitest';
import { listFillers, listNounPhrases, listSharedNames, readProduct } from './names.ts';

const files = readProduct();

/** Counts that may only fall: a new name is verb plus noun, has one meaning, and says what it holds. */
const MAX_NOUN_PHRASES = 9;
const MAX_SHARED_NAMES = 4;
const MAX_FILLERS = 4;

it('no more functions than before end in a preposition', () => {
  const nounPhrases = listNounPhrases(files);
  expect(nounPhrases.slice(MAX_NOUN_PHRASES)).toEqual([]);
});

it('no more exported names than before are defined in two files', () => {
  const sharedNames = listSharedNames(files);
  expect(sharedNames.slice(MAX_SHARED_NAMES)).toEqual([]);
});

it('no more locals than before have a filler as their name', () => {
  const fillers = listFillers(files);
  expect(fillers.slice(MAX_FILLERS)).toEqual([]);
});

it('the name check finds functions that end in a preposition and names with two definitions', () => {
  const code = `export function priceOf(row: Row) {}\nconst isIn = async (x: string) => x;\nfunction toJson() {}`;
  const two = new Map([
    ['a.ts', code],
    ['b.ts', 'export const priceOf = 1;'],
  ]);
  expect(listNounPhrases(two)).toEqual(['a.ts priceOf', 'a.ts isIn']);
  expect(listSharedNames(two)).toEqual(['priceOf']);
});

it('a filler is found as a constant and as a parameter', () => {
  const code = 'const found = read();\nrows.map((one) => one.id);\nfunction f(asked: Query) {}';
  expect(listFillers(new Map([['a.ts', code]]))).toHaveLength(3);
});
