import { expect, it } from 'vitest';
import { formatWholeDuration } from './durationText.ts';

it.each([
  [1, '1 minute'],
  [5, '5 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [24 * 60, '1 day'],
  [180 * 24 * 60, '180 days'],
  [365 * 24 * 60, '1 year'],
])('the duration of %i minutes is %s', (minutes, text) => {
  expect(formatWholeDuration(minutes * 60_000)).toBe(text);
});
