import { expect, it } from 'vitest';
import { formatFraction } from './formatFraction.ts';

it.each([
  [0.93, '.930'],
  [0.912, '.912'],
  [0.9996, '1.000'],
  [1, '1.000'],
  [0, '.000'],
])('writes the share %f as %s', (fraction, text) => {
  expect(formatFraction(fraction)).toBe(text);
});
