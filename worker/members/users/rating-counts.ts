import { type RatingCounts, MAX_RATINGS } from '@desert/contract/store/ratings';
import { ratings } from '@desert/drizzle/schema';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The condition that everyone sees a rating. */
export const isShownRating: SQL = sql`${ratings.shown_at} <= CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

/** A member's `RatingCounts` as JSON, of at most `MAX_RATINGS` rows. */
export const selectRatingCounts = (user_id: SQLWrapper): SQL => sql`(
  SELECT json_object('sales', count(*), 'good', ifnull(sum(is_good), 0)) FROM (
    SELECT ${ratings.is_good} FROM ${ratings} WHERE ${ratings.about_id} = ${user_id} AND ${isShownRating}
    ORDER BY ${ratings.id} DESC LIMIT ${sql.raw(String(MAX_RATINGS))}))`;

/** The counts, unless the member has no rating. @param json from `selectRatingCounts` */
export function toRatings(json: string): { ratings?: RatingCounts } {
  const counts = JSON.parse(json) as RatingCounts;
  return counts.sales > 0 ? { ratings: counts } : {};
}
