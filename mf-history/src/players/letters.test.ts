import { expect, it } from 'vitest';
import { listed } from '../test/lists.ts';
import { byLetter } from './letters.ts';

it('groups by the letter of the last name, without its accent', () => {
  const [one, ...others] = listed;
  const players = one ? [{ ...one, last_name: 'Ågren' }, ...others] : [];
  const found = byLetter(players).map(({ letter, players: some }) => [
    letter,
    some.map(({ last_name }) => last_name),
  ]);
  expect(found).toEqual([
    ['A', ['Ågren', 'Arniel']],
    ['B', ['Brière', 'Bryzgalov']],
    ['D', ['Doan']],
    ['H', ['Hawerchuk']],
    ['Y', ['Yandle']],
  ]);
});
