import { expect, it } from 'vitest';
import { listNounPhrases, listSharedNames } from './names.ts';
import { type Files, readFiles } from './repository.ts';

const isProduct = (path: string) =>
  /^(worker|shell|drizzle|scripts|mf-\w+)\//.test(path) &&
  !/\.test\.tsx?$|\/test(ing)?\/|\.d\.ts$/.test(path);

const files: Files = new Map([...readFiles('.ts', '.tsx')].filter(([path]) => isProduct(path)));

/** Counts that may only fall: a new name is verb plus noun, and has one meaning. */
const MAX_NOUN_PHRASES = 492;
const MAX_SHARED_NAMES = 101;

it('no more functions than before end in a preposition', () => {
  const found = listNounPhrases(files);
  expect(found.slice(MAX_NOUN_PHRASES)).toEqual([]);
});

it('no more exported names than before are defined in two files', () => {
  const found = listSharedNames(files);
  expect(found.slice(MAX_SHARED_NAMES)).toEqual([]);
});

it('a function that ends in a preposition and a name with two definitions are found', () => {
  const code = `export function priceOf(row: Row) {}\nconst isIn = async (x: string) => x;\nfunction toJson() {}`;
  const two = new Map([
    ['a.ts', code],
    ['b.ts', 'export const priceOf = 1;'],
  ]);
  expect(listNounPhrases(two)).toEqual(['a.ts priceOf', 'a.ts isIn']);
  expect(listSharedNames(two)).toEqual(['priceOf']);
});
