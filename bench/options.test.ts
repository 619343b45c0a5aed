import { expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { pages } from './pages.ts';

const FORUM = 'http://127.0.0.1:4567';

it('the default measures every page five times and every other part, without comparing sites', () => {
  const parts = 'pages photos against load lighthouse log-ins search notifications'.split(' ');
  expect(readOptions([])).toEqual({ pages, runs: 5, others: [], parts: new Set(parts) });
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
  [`--against=${FORUM}/category/2/news`, 'URL=selector is expected'],
  ['--against=https://example.com/=main', '127.0.0.1'],
  ['--against=/api/news/=https://example.com/api', '127.0.0.1'],
])('options refuse %s', (option, message) => {
  expect(() => readOptions([option])).toThrow(message);
});

it.each([
  [
    `${FORUM}/category/2/news=ul.topics-list`,
    { path: '/news', url: `${FORUM}/category/2/news`, selector: 'ul.topics-list' },
  ],
  [`/=${FORUM}/=main li`, { path: '/', url: `${FORUM}/`, selector: 'main li' }],
  [
    `${FORUM}/?cat=2=ul[component="category/topic"]`,
    { path: '/news', url: `${FORUM}/?cat=2`, selector: 'ul[component="category/topic"]' },
  ],
  [
    `/api/news/=${FORUM}/?rest_route=/wp/v2/posts`,
    { path: '/api/news/', url: `${FORUM}/?rest_route=/wp/v2/posts` },
  ],
])('the benchmark reads the page of the other sites in %s', (against, other) => {
  const twice = readOptions([`--against=${against}`, '--against', against]);
  expect(twice.others).toEqual([other, other]);
});
