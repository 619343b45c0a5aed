import { execute, type Target } from '../../drizzle/d1.ts';
import { seasons, type SourceSeason } from '../../drizzle/seed/history/seasons.ts';
import { historySeed } from '../../drizzle/seed/history/seed.ts';

/** The seasons and nine copies of each, in the centuries after. */
export function tenTimes(source: SourceSeason[]): SourceSeason[] {
  return [...Array(10).keys()].flatMap((century) =>
    source.map((season) => {
      const startYear = season.startYear + 100 * century;
      const endYear = season.endYear + 100 * century;
      return { ...season, startYear, endYear, year: `${startYear}${season.year.slice(4)}` };
    }),
  );
}

/** Fills a database that has the site's tables with ten times the real seasons. */
export async function loadTenTimes(target: Target): Promise<void> {
  await execute(target, historySeed(tenTimes(seasons)).statements);
}
