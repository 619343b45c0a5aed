import { describe, expect, it } from 'vitest';
import { seasons } from '../../drizzle/seed/history/seasons.ts';
import { tenTimes } from './seasons.ts';

describe('tenTimes', () => {
  const years = tenTimes(seasons).map(({ year }) => year);

  it('gives ten times the seasons, each year once', () => {
    expect(years).toHaveLength(10 * seasons.length);
    expect(new Set(years).size).toBe(years.length);
  });

  it('keeps the real ones in front and adds copies of them in later centuries', () => {
    expect(tenTimes(seasons).slice(0, seasons.length)).toEqual(seasons);
    expect(years.filter((year) => year.endsWith('11-12')).slice(0, 3)).toEqual([
      '2011-12',
      '2111-12',
      '2211-12',
    ]);
  });

  it('gives a copy the whole roster', () => {
    const copy = tenTimes(seasons).find(({ year }) => year === '2911-12');
    const real = seasons.find(({ year }) => year === '2011-12');
    expect(copy?.players).toEqual(real?.players);
    expect(copy).toMatchObject({ startYear: 2911, endYear: 2912 });
  });
});
