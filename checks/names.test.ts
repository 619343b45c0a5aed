import { expect, it } from 'vitest';
import { listFillers, listNounPhrases, listSharedNames, readProduct } from './names.ts';

const files = readProduct();

/** Counts that may only fall: a new name is verb plus noun, has one meaning, and says what it holds. */
const MAX_NOUN_PHRASES = 9;
const MAX_SHARED_NAMES = 4;
const MAX_FILLERS = 4;

it('the number of functions whose name ends in a preposition has not grown', () => {
  const nounPhrases = listNounPhrases(files);
  expect(nounPhrases.slice(MAX_NOUN_PHRASES)).toEqual([]);
});

it('the number of exported names that two files define has not grown', () => {
  const sharedNames = listSharedNames(files);
  expect(sharedNames.slice(MAX_SHARED_NAMES)).toEqual([]);
});

it('the number of local variables with a filler name, such as “found”, has not grown', () => {
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

it('the name check finds a filler name, such as “found”, of a constant or a parameter', () => {
  const code = 'const found = read();\nrows.map((one) => one.id);\nfunction f(asked: Query) {}';
  expect(listFillers(new Map([['a.ts', code]]))).toHaveLength(3);
});
