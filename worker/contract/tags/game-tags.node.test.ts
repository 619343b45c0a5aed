import { expect, it } from 'vitest';
import { toTagChoices } from './game-tags.ts';

it('the compact list of games becomes choices of tags', () => {
  const games = toTagChoices({
    opponents: ['Nashville Predators'],
    games: [['2012-05-07', 1, 0]],
  });
  expect(games).toEqual([
    {
      kind: 'game',
      id: '2012-05-07',
      label: 'May 7, 2012 vs. Nashville Predators',
      path: '/history/games/2012-05-07',
      about: '2011-12',
    },
  ]);
});
