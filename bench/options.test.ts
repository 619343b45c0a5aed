import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { pages } from './pages.ts';

it('the default measures every page five times and every other part, without comparing sites', () => {
  const parts = 'pages photos against load lighthouse search'.split(' ');
  expect(readOptions([])).toEqual({ pages, runs: 5, parts: new Set(parts) });
});

it('options take parts, pages of the list, and a number of runs', () => {
  const { parts, pages, runs } = readOptions(['--only=load', '--pages=/history,/', '--runs=7']);
  expect([...parts]).toEqual(['load']);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/history']);
  expect(runs).toBe(7);
});

it.each([
  ...['0', '-1', '2.5', 'many', ''].map((runs) => [`--runs=${runs}`, `=${runs} is not a count.`]),
  ['--only=speed', 'there are pages, photos, against, load'],
  ['--pages=/nowhere', '--pages=/nowhere: there are /, /history'],
  ['--fast', '--fast'],
])('options refuse %s', (option, message) => {
  expect(() => readOptions([option])).toThrow(message);
});
