import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByEra } from '../teams/eras.ts';
import { teams } from '../test/season.ts';
import { findBestColumn, buildChart, listChartColumns } from './chart.ts';

const chart = buildChart(groupByEra(teams));

it('the chart of seasons has a slot for each year, oldest first, including the canceled season', () => {
  expect(chart.slots).toBe(11);
  const columns = listChartColumns(chart).map(({ team, slot }) => [team.year, slot]);
  expect(columns.at(0)).toEqual(['1995-96', 0]);
  expect(columns.slice(-2)).toEqual([
    ['2003-04', 8],
    ['2005-06', 10],
  ]);
  expect(chart.gaps).toEqual([9]);
  expect(chart.decades).toEqual([{ slot: 5, year: 2000 }]);
  expect(chart.bands.map(({ place, slot }) => [place, slot])).toEqual([
    ['Winnipeg', 0],
    ['Phoenix', 1],
  ]);
});

it('the best season has the highest share of points', () => {
  const best = findBestColumn(listChartColumns(chart));
  expect(best?.team.year).toBe('2001-02');
  expect(best?.share).toBeCloseTo(95 / 164, 10);
  expect(findBestColumn([])).toBeUndefined();
});

it('the first of equally good seasons is the best', () => {
  const share = fc.constantFrom<number>(0.3, 0.5, 0.6);
  const shares = fc.array(share, { minLength: 1 });
  fc.assert(
    fc.property(shares, (shares) => {
      const columns = shares.map((share, slot) => ({ team: teams[0]!, slot, share }));
      expect(findBestColumn(columns)?.slot).toBe(shares.indexOf(Math.max(...shares)));
    }),
  );
});
