import { UNPLAYED_SEASON } from '@desert/contract/history/seasons';
import { listSeasonsBetweenYears } from '../seasonYear.ts';

/**
 * Ranges of seasons: '1989-90, 2003-04 to 2005-06'. The unplayed 2004-05 does not end a range. @param years oldest
 * first
 */
export function formatSpans(years: string[]): string {
  const spans: [first: string, last: string][] = [];
  for (const year of years) {
    const span = spans.at(-1);
    if (span && isNextPlayedSeason(span[1], year)) span[1] = year;
    else spans.push([year, year]);
  }
  return spans.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(', ');
}

function isNextPlayedSeason(earlier: string, later: string): boolean {
  return listSeasonsBetweenYears(earlier, later).every((season) => season === UNPLAYED_SEASON);
}
