import { expect, it } from 'vitest';
import {
  formatCount,
  formatFraction,
  formatGoalsAgainstAverage,
  formatPlusMinus,
} from './format.ts';

it.each([
  [2.2, '2.20'],
  [4.016, '4.02'],
  [0, '0.00'],
])('writes the goals against average %f as %s', (goals, text) => {
  expect(formatGoalsAgainstAverage(goals)).toBe(text);
});

it.each([
  [12, '+12'],
  [0, '0'],
  [-5, '−5'],
])('writes the plus/minus %i as %s', (goals, text) => {
  expect(formatPlusMinus(goals)).toBe(text);
});

it.each([
  [0.93, '.930'],
  [0.912, '.912'],
  [0.9996, '1.000'],
  [1, '1.000'],
  [0, '.000'],
])('writes the share %f as %s', (fraction, text) => {
  expect(formatFraction(fraction)).toBe(text);
});

it('writes counts with their thousands', () => {
  expect([1540, 999, 0].map(formatCount)).toEqual(['1,540', '999', '0']);
});
