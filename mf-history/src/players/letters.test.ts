import { expect, it } from 'vitest';
import { listed } from '../test/lists.ts';
import { letterOf } from './letters.ts';

it('the letter of a player is the first of the last name, without its accent', () => {
  const [one, ...others] = listed;
  const players = one ? [{ ...one, last_name: 'Ågren' }, ...others] : [];
  expect(players.map(letterOf).join('')).toBe('AABBDHY');
});
