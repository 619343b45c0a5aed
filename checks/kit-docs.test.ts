import { expect, it } from 'vitest';
import { kitExports, kitPage } from './kit-docs.ts';
import { readFiles } from './repository.ts';

const exports = kitExports(readFiles('.ts', '.tsx'));
const namesOf = (list: typeof exports) => list.map(({ name }) => name);

it('the kit exports at most 100 names to sections, and none of them twice', () => {
  expect(new Set(namesOf(exports)).size).toBe(exports.length);
  expect(exports.length).toBeLessThanOrEqual(100);
});

it('each export of the kit has a doc comment with a sentence', () => {
  expect(namesOf(exports.filter(({ sentence }) => sentence === undefined))).toEqual([]);
});

it('each export of the kit is used by a section', () => {
  expect(namesOf(exports.filter(({ isUsed }) => !isUsed))).toEqual([]);
});

it('docs/kit.md lists the exports of the kit: npm run kit-docs', async () => {
  await expect(kitPage(exports)).toMatchFileSnapshot('../docs/kit.md');
});
