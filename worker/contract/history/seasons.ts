/** The season that was cancelled. The API has no team for it; History has a page that says so. */
export const UNPLAYED_SEASON = '2004-05';

/** Start years of the franchise's first and last seasons. */
export const FIRST_START = 1979;
export const LAST_START = 2023;

export function formatSeasonYear(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The season on a day: '2011-12' on '2012-05-07'. Seasons started in October, and ended in August at the latest. */
export function toSeason(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return formatSeasonYear(Number(month) < 9 ? Number(year) - 1 : Number(year));
}

/** All played seasons, newest first: '2023-24'. */
export const SEASONS = Array.from({ length: LAST_START - FIRST_START + 1 }, (_, back) =>
  formatSeasonYear(LAST_START - back),
).filter((season) => season !== UNPLAYED_SEASON);

/** The franchise's names, oldest first, with the start years of their first and last seasons. */
export const ERAS = [
  { id: 'winnipeg-jets', name: 'Winnipeg Jets', first: 1979, last: 1995, color: 'green' },
  { id: 'phoenix-coyotes', name: 'Phoenix Coyotes', first: 1996, last: 2013, color: 'purple' },
  { id: 'arizona-coyotes', name: 'Arizona Coyotes', first: 2014, last: 2023, color: 'brick' },
] as const;

/** The franchise's name in a season: 'Phoenix Coyotes' in 2011-12. */
export function getTeamName(season: string): string {
  return findEra(season)?.name ?? '';
}

export function findEra(season: string) {
  const start = Number(season.slice(0, 4));
  return ERAS.find(({ first, last }) => first <= start && start <= last);
}

export type EraId = (typeof ERAS)[number]['id'];

export type EraColor = (typeof ERAS)[number]['color'];

export function formatYears({
  first_season,
  last_season,
}: {
  first_season: string;
  last_season: string;
}): string {
  return first_season === last_season ? first_season : `${first_season} to ${last_season}`;
}
