import { expect, it } from 'vitest';
import { lastRound, qualified } from './playoffs.ts';

it('knows a season without play-offs', () => {
  expect(qualified('Did not qualify')).toBe(false);
  expect(lastRound('Did not qualify')).toBeNull();
});

it.each([
  ['Lost in the Conference Finals, 4-1 to Los Angeles', 'Conference Finals'],
  [
    'Lost in the First Round, 4-1 to Colorado (won the Qualifying Round 3-1 over Nashville)',
    'First Round',
  ],
])('names the last round of "%s"', (playoffs, round) => {
  expect(qualified(playoffs)).toBe(true);
  expect(lastRound(playoffs)).toBe(round);
});

it('keeps a text that it cannot shorten', () => {
  expect(lastRound('Won the Stanley Cup')).toBe('Won the Stanley Cup');
});
