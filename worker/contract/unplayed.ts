/**
 * The one season between the franchise's first and its last that was not played. The API has no team
 * for it; History has a page, which says so.
 */
export const UNPLAYED_SEASON = '2004-05';
