/** The seasons of the franchise, by their names. */

/**
 * The one season between the franchise's first and its last that was not played. The API has no team
 * for it; History has a page, which says so.
 */
export const UNPLAYED_SEASON = '2004-05';

/** The calendar years in which the franchise's first season started, 1979-80, and its last, 2023-24. */
export const FIRST_START = 1979;
export const LAST_START = 2023;

/** The season that starts in a calendar year: 1999 gives '1999-00'. */
export function seasonYear(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** Every season that was played, the last one first: '2023-24'. */
export const SEASONS = Array.from({ length: LAST_START - FIRST_START + 1 }, (_, back) =>
  seasonYear(LAST_START - back),
).filter((season) => season !== UNPLAYED_SEASON);

/** The names that the franchise played under, oldest first; calendar years in which their first and last season started. */
export const ERAS = [
  { id: 'winnipeg-jets', name: 'Winnipeg Jets', first: 1979, last: 1995 },
  { id: 'phoenix-coyotes', name: 'Phoenix Coyotes', first: 1996, last: 2013 },
  { id: 'arizona-coyotes', name: 'Arizona Coyotes', first: 2014, last: 2023 },
] as const;

/** A name of the franchise, as addresses have it. */
export type EraId = (typeof ERAS)[number]['id'];

/** The seasons from one to another: '1995-96 to 2016-17', or the only one. */
export function yearsOf({
  first_season,
  last_season,
}: {
  first_season: string;
  last_season: string;
}): string {
  return first_season === last_season ? first_season : `${first_season} to ${last_season}`;
}
