/** Season years as hockey writes them: '1999-00' starts in 1999. */

/** The calendar year a season starts in. */
export function startYear(year: string): number {
  return Number.parseInt(year, 10);
}

/** The season that starts in a calendar year: 1999 gives '1999-00'. */
export function seasonYear(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The address of a season's page: '/history/1999-00/'. */
export function seasonPath(year: string): string {
  return `/history/${year}/`;
}

/** The seasons that lie between two others, and were not played: '2004-05' for '2003-04', '2005-06'. */
export function seasonsBetween(earlier: string, later: string): string[] {
  const years: string[] = [];
  for (let start = startYear(earlier) + 1; start < startYear(later); start += 1) {
    years.push(seasonYear(start));
  }
  return years;
}
