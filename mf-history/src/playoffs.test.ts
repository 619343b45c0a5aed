import { expect, it } from 'vitest';
import { lastRound, qualified } from './playoffs.ts';

it.each([
  ['Did not qualify', null],
  // It keeps a text that it cannot shorten.
  ['Won the Stanley Cup', 'Won the Stanley Cup'],
  ['Lost in the Conference Finals, 4-1 to Los Angeles', 'Conference Finals'],
  [
    'Lost in the First Round, 4-1 to Colorado (won the Qualifying Round 3-1 over Nashville)',
    'First Round',
  ],
])('names the last round of "%s"', (playoffs, round) => {
  expect(qualified(playoffs)).toBe(round !== null);
  expect(lastRound(playoffs)).toBe(round);
});
