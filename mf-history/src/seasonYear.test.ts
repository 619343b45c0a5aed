import { formatSeasonYear } from '@desert/contract/history/seasons';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  findNearestSeason,
  listSeasonsBetweenYears,
  findSeasonByStart,
  startYear,
} from './seasonYear.ts';

it('the first year can be read back from the two years by which a season is written', () => {
  expect([2011, 1999, 2008].map(formatSeasonYear)).toEqual(['2011-12', '1999-00', '2008-09']);
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), (start) => {
      expect(startYear(formatSeasonYear(start))).toBe(start);
    }),
  );
});

it('the seasons between two given seasons are listed', () => {
  expect(listSeasonsBetweenYears('2003-04', '2005-06')).toEqual(['2004-05']);
  expect(listSeasonsBetweenYears('1998-99', '2001-02')).toEqual(['1999-00', '2000-01']);
  expect(listSeasonsBetweenYears('2010-11', '2011-12')).toEqual([]);
});

it.each([
  ['2011', '2011-12'],
  ['1979', '1979-80'],
  ['2023', '2023-24'],
  ['1978', undefined],
  ['2024', undefined],
  ['2011-12', undefined],
  ['32', undefined],
  ['20110', undefined],
])('the start year %s is the season %s', (text, season) => {
  expect(findSeasonByStart(text)).toBe(season);
});

it.each([
  ['2011-2012', '2011-12'],
  ['1917-18', '1979-80'],
  ['2025', '2023-24'],
  ['99999', undefined],
  ['coyotes', undefined],
])('the season nearest to %s is found', (text, season) => {
  expect(findNearestSeason(text)).toBe(season);
});
