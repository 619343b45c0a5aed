import { expect, it } from 'vitest';
import { formatAward, formatCaptaincies, formatDraftPick, formatPlayerSize } from './factText.ts';

it('an award names the other teams of a season', () => {
  expect(formatAward({ season: '2009-10', award: 'King Clancy', others: null })).toBe(
    '2009-10: King Clancy Trophy',
  );
  expect(formatAward({ season: '2014-15', award: 'Masterton', others: 'MIN' })).toBe(
    '2014-15: Masterton Trophy, also playing for MIN',
  );
});

it.each([
  [['1999-00'], 'Captain in 1999-00'],
  [
    ['2003-04', '2005-06', '2006-07', '2007-08'],
    'Captain in 4 seasons: 2003-04, 2005-06 to 2007-08',
  ],
])(
  'a captaincy is described by the seasons in which the player was captain: %j',
  (seasons, text) => {
    expect(formatCaptaincies(seasons)).toBe(text);
  },
);

it('the size of a player is written with the parts that are known', () => {
  const lists = { playoffs: [], goalie_playoffs: [], awards: [], captain: [], trades: [] };
  expect(formatPlayerSize({ ...lists, height: 74, weight: 216 })).toBe('6′ 2″, 216 lb');
  expect(formatPlayerSize({ ...lists, weight: 216 })).toBe('216 lb');
  expect(formatPlayerSize(lists)).toBeUndefined();
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [7, '7th'],
  [11, '11th'],
  [112, '112th'],
  [21, '21st'],
])('draft pick %i is the %s', (overall, text) => {
  expect(formatDraftPick({ year: 1995, overall, round: null, team: 'Winnipeg Jets' })).toBe(
    `1995, ${text} overall, by the Winnipeg Jets`,
  );
});
