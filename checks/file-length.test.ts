import { expect, it } from 'vitest';
import { longest, longFiles } from './file-length.ts';
import { readFiles } from './repository.ts';

it('takes a file of the longest length', () => {
  expect(longFiles(new Map([['a.ts', 'a;\n'.repeat(longest)]]))).toEqual([]);
});

it('finds a longer one', () => {
  const files = new Map([['a.ts', 'a;\n'.repeat(longest + 1)]]);
  expect(longFiles(files)).toEqual(['a.ts has 251 lines']);
});

it('finds none in this repository', () => {
  const files = readFiles('.ts', '.tsx', '.css', '.mjs');
  expect(files.size).toBeGreaterThan(50);
  expect(longFiles(files)).toEqual([]);
});
