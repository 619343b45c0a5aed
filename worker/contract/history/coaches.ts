import * as v from 'valibot';

/** A coach's season, or part of one. */
export interface CoachSeason {
  year: string;
  team_name: string;
  games: number;
  record: string;
  playoff_record: string | null;
}

/** Response of `GET /api/history/coaches/{slug}/`; `GET /api/history/coaches/` lists all, by their first seasons. */
export interface Coach {
  slug: string;
  name: string;
  first_season: string;
  last_season: string;
  seasons: number;
  games: number;
  /** Wins and losses, then ties until 2003-04, and overtime losses from 1999-00 on. */
  record: string;
  /** Wins and losses; null without a playoff game. */
  playoff_record: string | null;
  /** The player of that name; `same` if he was the coach himself. */
  player?: { slug: string; same: boolean } | null;
  lines: CoachSeason[];
  awards: string[];
}

/** A home arena; `GET /api/history/arenas/` lists them, oldest first. `games` and `record`: regular season only. */
export interface Arena {
  name: string;
  names: { name: string; seasons: string }[];
  city: string;
  capacity: number | null;
  note: string;
  first_game: string;
  last_game: string;
  games: number;
  record: string;
  /** Average of the known attendances, playoffs included, and their number; null if there are none. */
  attendance: { average: number; games: number } | null;
  sources: { name: string; url: string }[];
}

export const CoachParams = v.object({
  slug: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,80}$/, 'Use a name like dave-tippett.')),
});
