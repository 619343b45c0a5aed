import type { Team } from '@desert/contract/history/history';
import { formatSeasonYear } from '@desert/contract/history/seasons';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { teams } from '../test/season.ts';
import { toEraElementId, formatEraSpan, countEraTotals, groupByEra } from './eras.ts';

const [winnipeg, phoenix] = groupByEra(teams);

it('the seasons are grouped by franchise name, oldest first', () => {
  expect(groupByEra(teams).map(({ teamName }) => teamName)).toEqual([
    'Winnipeg Jets',
    'Phoenix Coyotes',
  ]);
  expect(phoenix!.seasons.at(0)?.year).toBe('1996-97');
  expect(phoenix!.seasons.slice(-3)).toMatchObject([
    { year: '2003-04', team: { coach: 'Bob Francis, Rick Bowness' } },
    { year: '2004-05', team: null },
    { year: '2005-06', team: { coach: 'Wayne Gretzky' } },
  ]);
});

it('every season is in exactly one era, in order, whatever the order of the input', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(teams, { minLength: 1 }), (some) => {
      const years = groupByEra(some).flatMap(({ seasons }) => seasons.map(({ year }) => year));
      const starts = some.map(({ year }) => Number.parseInt(year, 10));
      const first = Math.min(...starts);
      const count = Math.max(...starts) - first + 1;
      expect(years).toEqual(
        Array.from({ length: count }, (_, index) => formatSeasonYear(first + index)),
      );
    }),
  );
});

it('a franchise name that returns starts a new era', () => {
  const named = (year: string, team_name: string): Team => ({ ...teams[0]!, year, team_name });
  const back = [named('1990-91', 'A'), named('1991-92', 'B'), named('1992-93', 'A')];
  expect(groupByEra(back).map(({ teamName }) => teamName)).toEqual(['A', 'B', 'A']);
  expect(groupByEra([])).toEqual([]);
});

it('an era counts played seasons and playoff runs, and is named by its years', () => {
  expect(countEraTotals(winnipeg!)).toEqual({ seasons: 1, playoffs: 1 });
  expect(countEraTotals(phoenix!)).toEqual({ seasons: 9, playoffs: 5 });
  expect(formatEraSpan(phoenix!)).toBe('1996–2006');
  expect(toEraElementId(phoenix!)).toBe('from-1996-97');
});
