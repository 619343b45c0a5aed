import { describe, expect, it } from 'vitest';
import { barOf } from './waterfall.ts';

describe('barOf', () => {
  it('draws waiting and receiving where they were, all of the time being 50 wide', () => {
    const bar = barOf({ startMs: 100, responseMs: 250, endMs: 400 }, 500);
    expect(bar).toBe(`${' '.repeat(10)}${'.'.repeat(15)}${'='.repeat(15)}${' '.repeat(10)}`);
  });

  it('draws no receiving where all came with the headers', () => {
    const bar = barOf({ startMs: 0, responseMs: 500, endMs: 499 }, 500);
    expect(bar).toBe('.'.repeat(50));
  });

  it('leaves the bar of a request without an answer empty from where it began', () => {
    const bar = barOf({ startMs: 250, responseMs: Number.NaN, endMs: Number.NaN }, 500);
    expect(bar).toBe(' '.repeat(50));
  });
});
