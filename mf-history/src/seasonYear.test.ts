import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { seasonsBetween, seasonYear, startYear } from './seasonYear.ts';

it('writes a season by the two years it touches', () => {
  expect(seasonYear(2011)).toBe('2011-12');
  expect(seasonYear(1999)).toBe('1999-00');
  expect(seasonYear(2008)).toBe('2008-09');
});

it('reads the year that it wrote', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), (start) => {
      expect(startYear(seasonYear(start))).toBe(start);
    }),
  );
});

it('names the seasons between two others', () => {
  expect(seasonsBetween('2003-04', '2005-06')).toEqual(['2004-05']);
  expect(seasonsBetween('1998-99', '2001-02')).toEqual(['1999-00', '2000-01']);
});

it('knows none between neighbours', () => {
  expect(seasonsBetween('2010-11', '2011-12')).toEqual([]);
});
