import { beforeEach, expect, it } from 'vitest';
import { isReturning } from './isReturning.ts';

const MINUTE_MS = 60_000;

beforeEach(() => localStorage.clear());

it('a visitor counts as returning more than half an hour after the first page', () => {
  const first = Date.now();
  expect(isReturning(first)).toBe(false);
  expect(isReturning(first + 30 * MINUTE_MS)).toBe(false);
  expect(isReturning(first + 31 * MINUTE_MS)).toBe(true);
});
