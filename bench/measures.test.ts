import { expect, it } from 'vitest';
import { eachMeasure, inTurns, median, mediansOf, quantile } from './measures.ts';

it.each([
  [[7], 7],
  [[100, 2, 30], 30],
  [[10, 9, 100, 2], 9.5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it('a quantile is the number that the given share of the numbers does not exceed', () => {
  const numbers = [3, 1, 2, 4];
  expect([0.5, 0.95].map((share) => quantile(numbers, share))).toEqual([2, 4]);
  expect(numbers).toEqual([3, 1, 2, 4]);
});

it('the median of several visits is computed for each measure separately', () => {
  const visit = (contentMs: number, interactiveMs: number) => ({
    measures: { ...eachMeasure(() => 0), contentMs, interactiveMs },
  });
  const medians = mediansOf([visit(1, 30), visit(2, 10), visit(3, 20)]);
  expect(medians).toMatchObject({ contentMs: 2, interactiveMs: 20, requests: 0 });
});

it('compared sites are measured alternately, in rounds of which the first is not counted', async () => {
  const calls: string[] = [];
  const side = (name: string) => async () => calls.push(name);
  const counted = await inTurns(2, { site: side('site'), other: side('other') });
  expect(calls).toEqual(['site', 'other', 'site', 'other', 'site', 'other']);
  expect(counted).toEqual({ site: [3, 5], other: [4, 6] });
});
