import { describe, expect, it } from 'vitest';
import { type Measures, measures, median, mediansOf, typicalOf } from './measures.ts';

describe('median', () => {
  it.each([
    [[7], 7],
    [[100, 2, 30], 30],
    [[10, 9, 100, 2], 9.5],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow(RangeError);
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

describe('typicalOf', () => {
  const visits = [900, 100, 500, 300].map((ms) => ({ measures: visit(0, ms) }));

  it('is the visit in the middle, or the earlier of the two there', () => {
    expect(typicalOf(visits).measures.interactiveMs).toBe(300);
    expect(typicalOf(visits.slice(1)).measures.interactiveMs).toBe(300);
    expect(typicalOf(visits.slice(0, 1)).measures.interactiveMs).toBe(900);
  });

  it('of nothing is an error', () => {
    expect(() => typicalOf([])).toThrow(RangeError);
  });
});

function visit(contentMs: number, interactiveMs: number): Measures {
  const nothing = Object.fromEntries(measures.map(({ name }) => [name, 0])) as unknown as Measures;
  return { ...nothing, contentMs, interactiveMs };
}
