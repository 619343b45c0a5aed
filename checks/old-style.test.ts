import { expect, it } from 'vitest';
import committed from './old-style.json' with { type: 'json' };
import { countOldStyle, isOldStyle } from './old-style.ts';
import { readFiles } from './repository.ts';

it('comments, test names and docs have no more phrases of the old style than are committed: lower the number, never raise it', () => {
  expect(countOldStyle(readFiles('.ts', '.tsx', '.mjs', '.css', '.md'))).toEqual(committed);
});

it.each([
  ['What is sent by it is made once.', true],
  ['The page is made anew.', true],
  ['Members are told of comments.', true],
  ['These are rows that nobody can restore.', true],
  ['Write “no one”, not `nobody`.', false],
  ['test: is one for all where nobody says it', true],
  ['test: a text is kept', false],
  ['The standings of a season.', false],
  ['The edge retries the request once.', false],
])('%j is old style: %s', (line, expected) => {
  expect(isOldStyle(line)).toBe(expected);
});
