import { expect, it } from 'vitest';
import { judgeLoad } from './measure-load.ts';

const missed = (path: string, cached: number, rendered: number) =>
  judgeLoad(path, { cached, rendered })
    .filter(({ met }) => !met)
    .map(({ label }) => label);

it('wants ten times as many cached pages, and twice as many first renders', () => {
  expect(missed('/news', 10, 2)).toEqual([]);
  expect(missed('/news', 9.9, 2)).toEqual(['cached pages a second, of theirs']);
  expect(missed('/news', 10, 1.9)).toEqual(['first renders a second, of theirs']);
});

it('wants five times as many answers of the API', () => {
  expect(missed('/api/news/', 5, 1)).toEqual([]);
  expect(missed('/api/news/', 4.9, 9)).toEqual(['answers of the API a second, of theirs']);
});

it('takes what is not known for missed', () => {
  expect(missed('/news', Number.NaN, 2)).toHaveLength(1);
});
