import { expect, it } from 'vitest';
import {
  formatAverage,
  formatCount,
  formatDay,
  formatFraction,
  formatGoalsAgainstAverage,
  formatPlusMinus,
  formatRank,
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

it('writes counts with their thousands, and what is counted per game to two places', () => {
  expect([1540, 999, 0].map(formatCount)).toEqual(['1,540', '999', '0']);
  expect([0.6312, 1].map(formatAverage)).toEqual(['0.63', '1.00']);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [111, '111th'],
  [596, '596th'],
])('writes the rank %i as %s', (rank, text) => {
  expect(formatRank(rank)).toBe(text);
});

it('writes a day out', () => {
  expect(formatDay('1976-10-10')).toBe('October 10, 1976');
  expect(formatDay('1952-09-06')).toBe('September 6, 1952');
});
