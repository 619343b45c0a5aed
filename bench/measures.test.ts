import { describe, expect, it } from 'vitest';
import { eachMeasure, median, mediansOf } from './measures.ts';

describe('median', () => {
  it.each([
    [[7], 7],
    [[100, 2, 30], 30],
    [[10, 9, 100, 2], 9.5],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });

  it('leaves the numbers as they were', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

describe('mediansOf', () => {
  it('takes each measure by itself', () => {
    const visits = [visit(1, 30), visit(2, 10), visit(3, 20)];
    expect(mediansOf(visits)).toMatchObject({ contentMs: 2, interactiveMs: 20, requests: 0 });
  });
});

function visit(contentMs: number, interactiveMs: number) {
  return { ...eachMeasure(() => 0), contentMs, interactiveMs };
}
