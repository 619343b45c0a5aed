import type { Author } from '../records/records.ts';

export interface Rating {
  id: number;
  is_good: boolean;
  line: string;
  /** The rated member's reply; null for none, '' if a moderator removed it. */
  reply: string | null;
  /** The author; null after their account was deleted. */
  user: Author | null;
  created_at: string;
}

/** A rating as the two members of the sale see it. */
export interface SaleRating extends Rating {
  is_own: boolean;
  /** Whether everyone sees it; the viewer's own may still be hidden, until `shown_at` at the latest. */
  is_shown: boolean;
  shown_at: string;
}

/** Of the newest sales, at most `MAX_RATINGS`. */
export interface RatingCounts {
  sales: number;
  good: number;
}

export const MAX_RATINGS = 100;

export const MAX_RATING_LINE = 200;

/** A member's ratings on their profile. */
export interface MemberRatings extends RatingCounts {
  newest: Rating[];
  /** Address of the ratings before these; null if there are none. */
  earlier: string | null;
}

/** Ratings per page of `GET /api/users/{username}/ratings/`. */
export const RATINGS_PAGE_SIZE = 5;

export const RATINGS_READ = '/api/users/:username/ratings/?cursor=:cursor';

/** '12 sales, 11 good'. */
export function countRatings({ sales, good }: RatingCounts): string {
  const more = sales === MAX_RATINGS ? '+' : '';
  return `${sales}${more} ${sales === 1 ? 'sale' : 'sales'}, ${good}${more && '%'} good`;
}
