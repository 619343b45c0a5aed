import { FIRST_START, LAST_START, formatSeasonYear } from '@desert/contract/history/seasons';

export function startYear(year: string): number {
  return Number.parseInt(year, 10);
}

/** The season that starts in a year: '2011' gives '2011-12'. Undefined if `text` is no year of the franchise. */
export function findSeasonByStart(text: string): string | undefined {
  const season = /^\d{4}$/.test(text) ? findNearestSeason(text) : undefined;
  return season?.startsWith(text) ? season : undefined;
}

/** The season nearest to a year: '1950-51' gives '1979-80'. Undefined unless `text` starts with exactly four digits. */
export function findNearestSeason(text: string): string | undefined {
  if (!/^\d{4}(?!\d)/.test(text)) return undefined;
  return formatSeasonYear(Math.min(Math.max(startYear(text), FIRST_START), LAST_START));
}

/** The seasons between two others, oldest first: '2003-04' and '2005-06' give '2004-05'. */
export function listSeasonsBetweenYears(earlier: string, later: string): string[] {
  const first = startYear(earlier) + 1;
  return Array.from({ length: startYear(later) - first }, (_, at) => formatSeasonYear(first + at));
}
