import { expect, it } from 'vitest';
import { formatRank } from './formatRank.ts';

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
