import { FIRST_START, LAST_START, seasonYear } from '@desert/contract/history/seasons';

export function startYear(year: string): number {
  return Number.parseInt(year, 10);
}

/** The season that starts in a year: '2011' gives '2011-12'. Undefined if `text` is no year of the franchise. */
export function seasonStartingIn(text: string): string | undefined {
  const season = /^\d{4}$/.test(text) ? nearestSeason(text) : undefined;
  return season?.startsWith(text) ? season : undefined;
}

/** The season nearest to a year: '1950-51' gives '1979-80'. Undefined unless `text` starts with exactly four digits. */
export function nearestSeason(text: string): string | undefined {
  if (!/^\d{4}(?!\d)/.test(text)) return undefined;
  return seasonYear(Math.min(Math.max(startYear(text), FIRST_START), LAST_START));
}

/** The seasons between two others, oldest first: '2003-04' and '2005-06' give '2004-05'. */
export function seasonsBetween(earlier: string, later: string): string[] {
  const first = startYear(earlier) + 1;
  return Array.from({ length: startYear(later) - first }, (_, at) => seasonYear(first + at));
}
