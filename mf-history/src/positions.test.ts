import { expect, it } from 'vitest';
import { isGoalie, positionNames } from './positions.ts';

it('names positions in words, the first with a capital', () => {
  expect(positionNames(['R', 'L'])).toBe('Right wing, left wing');
  expect(positionNames(['D'])).toBe('Defenseman');
  // A goalie is who played most games as one.
  expect(isGoalie({ positions: ['G'] })).toBe(true);
  expect(isGoalie({ positions: ['D'] })).toBe(false);
});
