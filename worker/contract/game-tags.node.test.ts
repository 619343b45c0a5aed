import { expect, it } from 'vitest';
import { datesIn, splitNames, toTagChoices } from './game-tags.ts';

it.each([
  ['We won on May 7, 2012!', ['2012-05-07']],
  ['may 7 2012, Sept. 3rd 1999, and 2012-05-07', ['2012-05-07', '1999-09-03', '2012-05-07']],
  ['Ticket 4/5/2010, row 7/9', ['2010-04-05']],
  ['The 2011-12 season, 2012-05-071, 12012-05-07, May 2012, Mayo 7, 2012', []],
])('the dates of a text are found: %s', (text, dates) => {
  expect(datesIn(text).map(({ date }) => date)).toEqual(dates);
});

it('a list of names is split at commas, except those of a date', () => {
  expect(splitNames('Shane Doan, May 7, 2012,2011-12,, Doan,2012-05-07')).toEqual([
    'Shane Doan',
    'May 7, 2012',
    '2011-12',
    '',
    'Doan',
    '2012-05-07',
  ]);
});

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
