/** Season years as hockey writes them: '1999-00' starts in 1999. */

import { FIRST_START, LAST_START, seasonYear } from '@desert/contract/seasons';

/** The calendar year a season starts in. */
export function startYear(year: string): number {
  return Number.parseInt(year, 10);
}

/**
 * The season that a text means which is nothing but the calendar year it starts in: '2011' means
 * '2011-12'. Undefined for any other text, and where no season of the franchise's time starts.
 */
export function seasonStartingIn(text: string): string | undefined {
  const season = /^\d{4}$/.test(text) ? nearestSeason(text) : undefined;
  return season?.startsWith(text) ? season : undefined;
}

/** The season nearest to a text that begins with a year: '1950-51' gives the first one, '1979-80'. */
export function nearestSeason(text: string): string | undefined {
  if (!/^\d{4}(?!\d)/.test(text)) return undefined;
  return seasonYear(Math.min(Math.max(startYear(text), FIRST_START), LAST_START));
}

/** The address of a season's page: '/history/1999-00/'. */
export function seasonPath(year: string): string {
  return `/history/${year}/`;
}

/** The seasons that lie between two others, and were not played: '2004-05' for '2003-04', '2005-06'. */
export function seasonsBetween(earlier: string, later: string): string[] {
  const first = startYear(earlier) + 1;
  return Array.from({ length: startYear(later) - first }, (_, at) => seasonYear(first + at));
}
