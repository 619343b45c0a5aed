/** The seasons of the franchise, by their names. */

/**
 * The one season between the franchise's first and its last that was not played. The API has no team
 * for it; History has a page, which says so.
 */
export const UNPLAYED_SEASON = '2004-05';

/** The years in which the first and the last season of the franchise began. */
const FIRST_YEAR = 1979;
const LAST_YEAR = 2023;

/** Every season that was played, the last one first: '2023-24'. */
export const SEASONS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, back) => {
  const year = LAST_YEAR - back;
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}).filter((season) => season !== UNPLAYED_SEASON);
