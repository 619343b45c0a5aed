import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startOf } from '../test/months.ts';
import { countMonths } from './stories.ts';

it('a calendar month of likes goes from midnight to midnight in UTC', () => {
  const december = Date.UTC(2026, 11, 1);
  expect(countMonths(december)).toBe(2026 * 12 + 11);
  expect(countMonths(december - 1)).toBe(2026 * 12 + 10);
  expect(startOf(2026 * 12 + 11)).toBe(december);
});

it('any time lies in the month that is calculated for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), (ms) => {
      const month = countMonths(ms);
      expect(startOf(month)).toBeLessThanOrEqual(ms);
      expect(startOf(month + 1)).toBeGreaterThan(ms);
      expect(countMonths(startOf(month))).toBe(month);
    }),
  );
});
