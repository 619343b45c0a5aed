import { expect, it } from 'vitest';
import { readFiles } from './repository.ts';
import { dishonestTests } from './test-honesty.ts';

// Spelled in two parts, or this file would be dishonest itself.
it.each([
  ['it.', "only('sorts', () => {});", 'runs alone'],
  ['describe.', "only('sorts', () => {});", 'runs alone'],
  ['it.concurrent.', "only('sorts', () => {});", 'runs alone'],
  ['it.', "skip('sorts', () => {});", 'may not run'],
  ['test.', "todo('sorts');", 'may not run'],
  ['it.', "skipIf(slow)('sorts', () => {});", 'may not run'],
  ['it.', "fails('sorts', () => {});", 'passes by failing'],
  ['await page.waitFor', 'Timeout(500);', 'sleeps'],
  ["import { setTimeout } from 'node:timers/", "promises';", 'sleeps'],
  ['await new Promise((resolve) => ', 'setTimeout(resolve, 100));', 'sleeps'],
])('finds that %s%s %s', (start, rest, why) => {
  const files = new Map([['sort.test.ts', `\n${start}${rest}`]]);
  expect(dishonestTests(files)).toEqual([`sort.test.ts:2 ${why}`]);
});

it('takes a test that runs', () => {
  const files = new Map([['sort.test.ts', "it.each([1])('sorts only %d', () => {});"]]);
  expect(dishonestTests(files)).toEqual([]);
});

it('finds none in this repository', () => {
  const tests = readFiles('.test.ts', '.test.tsx');
  expect(tests.size).toBeGreaterThan(10);
  expect(dishonestTests(tests)).toEqual([]);
});
