import { SEASONS } from '@desert/contract/history/seasons';
import { expect, it } from 'vitest';
import { isSeasonPrefix, parseSeason, findSeasons } from './seasonSpellings.ts';

it.each([
  ['2011–12', '2011-12'],
  ['2011/12', '2011-12'],
  [' 2011 - 12 ', '2011-12'],
  ['99-00', '1999-00'],
])('the text %j is a season', (typed, season) => {
  expect(parseSeason(typed)).toBe(season);
});

it.each([
  // Not played, or not a season of the franchise.
  '2004-05',
  '2004',
  '1978-79',
  '2024-25',
  // Not two consecutive years.
  '2011-13',
  '2011-2011',
  '11-21',
  '11',
  '20111',
  '2011-12-05',
  '2011-12 2012-13',
  'the 2011-12',
  '',
])('the text %j is not a season', (typed) => {
  expect(parseSeason(typed)).toBeUndefined();
});

it('the seasons in a text are found, with their positions', () => {
  const text = 'After 2011-12 (and 2012/13) came 1999–2000, then 87-88. The 2001 season!';
  expect(findSeasons(text).map(({ season }) => season)).toEqual([
    '2011-12',
    '2012-13',
    '1999-00',
    '1987-88',
    '2001-02',
  ]);
  expect(findSeasons(text)[1]).toEqual({ season: '2012-13', at: text.indexOf('2012/13') });
});

it.each([
  ['the 2012 playoffs', '2011-12'],
  ['the 2012 NHL season', '2012-13'],
  ['the season of 2012', '2012-13'],
  ['in May 2012', '2011-12'],
  ['in October of 2012', '2012-13'],
])('a lone year is a season if a word beside the year says which: %s', (text, season) => {
  expect(findSeasons(text)).toEqual([{ season, at: expect.any(Number) }]);
});

it.each([
  '2012 rally towel',
  '2011-12-05',
  '05-11-12',
  '$2011',
  '#2011',
  'B2011',
  '2011th',
  '2004-05',
  '1-2',
  '12011',
])('no season is found in %j', (text) => {
  expect(findSeasons(text)).toEqual([]);
});

it('each season is found in each of its spellings', () => {
  for (const season of SEASONS) {
    const start = Number(season.slice(0, 4));
    for (const typed of [season, `${start}`, season.slice(2), `${start}-${start + 1}`])
      expect([typed, parseSeason(typed)]).toEqual([typed, season]);
  }
});

it.each(['2', '2011', '2011-', '2011–1', '11', '11-1', '2011-20', '2011/2012', '11 - 12'])(
  'the prefix %j matches the season 2011-12',
  (typed) => {
    expect(isSeasonPrefix('2011-12', typed)).toBe(true);
  },
);

it.each(['12', '2012', '1-12', '2011-13', '011', 'x'])(
  'the prefix %j does not match the season 2011-12',
  (typed) => {
    expect(isSeasonPrefix('2011-12', typed)).toBe(false);
  },
);
