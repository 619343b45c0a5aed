/** What `/api/history/players/*` and `/leaders/` accept and respond with. */
import * as v from 'valibot';
import { type Figure, FIGURE_NAMES } from './figures.ts';
import { filter } from './filter.ts';
import { listQuery } from './list-query.ts';
import type { Goalie, Position, Skater } from './roster.ts';
import { type EraId, ERAS, SEASONS } from './seasons.ts';

/** A player in a list: `GET /api/history/players/?q=&position=&number=&season=&era=&sort=`. Goalies are those with position 'G'. */
export interface PlayerSummary {
  /** The same person's for good, whatever becomes of his name: his `nhl_id`, or one of `identities.ts` beside the seed. */
  id: number;
  /** In the address of his page: 'shane-doan'. */
  slug: string;
  first_name: string;
  last_name: string;
  /** Most played first. */
  positions: Position[];
  /** The numbers he wore, most worn first; empty where no source knows. */
  numbers: number[];
  /** '1995-96' */
  first_season: string;
  last_season: string;
  /** How many. */
  seasons: number;
  /** Games with the franchise. */
  gp: number;
  /** Null where it is unknown: of goalies in the last seasons. */
  goals: number | null;
  assists: number | null;
  points: number | null;
  /** Of goalies only. */
  wins: number | null;
}

/** A season of a player's. */
export type PlayerSeasonLine = (Skater | Goalie) & {
  /** '2011-12' */
  year: string;
  team_name: string;
};

/** Totals with the franchise; null where a part of it is unknown, or where it is none of his position's. */
export interface PlayerTotals {
  gp: number;
  goals: number | null;
  assists: number | null;
  points: number | null;
  /** Penalties in minutes. */
  pims: number | null;
  plus_minus: number | null;
  goals_per_game: number | null;
  assists_per_game: number | null;
  points_per_game: number | null;
  wins: number | null;
  losses: number | null;
  shutouts: number | null;
  minutes: number | null;
  /** Goals against average: goals per 60 minutes. */
  gaa: number | null;
  /** Save percentage as a fraction: 0.925. */
  svp: number | null;
}

/** Where he stands in the franchise by a figure: `rank` of `of` who are ranked; level ones share a rank. */
export interface Rank {
  rank: number;
  of: number;
}

/** Another player, and the way to his page. */
export interface PlayerLink {
  slug: string;
  name: string;
}

/** A number that he wore. */
export interface WornNumber {
  number: number;
  /** In which seasons: '2011-12'. */
  seasons: string[];
  /** Who else wore it, in the order of their first seasons with the franchise. */
  others: (PlayerLink & { first_season: string; last_season: string })[];
}

/** His place in the list that a visitor came from: `?from=` of his page. */
export interface PlaceInList {
  /** What the list is: 'Goals, Phoenix Coyotes'. */
  label: string;
  /** Its address with its query: `?from=` again. */
  path: string;
  /** His place in it, from 1, of how many. */
  at: number;
  of: number;
  previous: PlayerLink | null;
  next: PlayerLink | null;
}

/** `GET /api/history/players/{slug}/?from=`. A slug that he had before leads to him, too: `slug` says which is his. */
export interface PlayerDetail extends PlayerSummary {
  /** '1976-10-10' */
  birth_date: string | null;
  /** Oldest first. */
  lines: PlayerSeasonLine[];
  totals: PlayerTotals;
  /** The year of his season with most points, or for a goalie most wins; null where he has none. */
  best_season: string | null;
  worn: WornNumber[];
  /** By the figures that he is ranked by. */
  ranks: Partial<Record<Figure, Rank>>;
  /** Null where he is in no list that was named. */
  list: PlaceInList | null;
}

export const PLAYER_SORTS = [
  'points',
  'games',
  'goals',
  'seasons',
  'number',
  'first',
  'last',
] as const;
export const POSITIONS = ['C', 'L', 'R', 'D', 'G'] as const satisfies Position[];
export const ERA_IDS = ERAS.map(({ id }) => id) as [EraId, ...EraId[]];

/** Characters. */
export const PLAYER_NAME_MAX = 80;

const NUMBER = 'number must be from 0 to 99';
const SEASON = 'season must be written like 2011-12';
export const PLAYER_NAME = `q must be a name of ${PLAYER_NAME_MAX} characters or fewer`;

const EraFilter = filter(v.picklist(ERA_IDS, `era must be one of ${ERA_IDS.join(', ')}`));

/** By name where nothing is said; `newest` is by name, too. */
export const PlayerListQuery = listQuery(
  {
    /** Beginnings of his names, in any case, without accents. */
    q: filter(v.pipe(v.string(PLAYER_NAME), v.trim(), v.maxLength(PLAYER_NAME_MAX, PLAYER_NAME))),
    /** 'F' is any forward. */
    position: filter(v.picklist(['F', ...POSITIONS], 'position must be one of F, C, L, R, D, G')),
    number: filter(v.pipe(v.string(NUMBER), v.regex(/^\d{1,2}$/, NUMBER), v.transform(Number))),
    season: filter(v.picklist(SEASONS, SEASON)),
    era: EraFilter,
  },
  PLAYER_SORTS,
);

export type AskedPlayers = v.InferOutput<typeof PlayerListQuery>;

const SLUG = 'Use the name from a player’s page address, like shane-doan.';

/** Of `/api/history/players/{slug}/`. */
export const PlayerParams = v.object({
  slug: v.pipe(v.string(SLUG), v.regex(/^[a-z\d][a-z\d-]{0,80}$/, SLUG)),
});

export const PlayerQuery = v.object({
  /** The address of a list with its query; what is none is taken for nothing, since the page does without. */
  from: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(300))), undefined),
});

/** One who is among the best by a figure. */
export interface Leader extends PlayerLink {
  /** Level ones share a rank. */
  rank: number;
  position: Position;
  /** Games that it is of. */
  gp: number;
  value: number;
  first_season: string;
  last_season: string;
}

/** The best by one figure. */
export interface FigureLeaders {
  figure: Figure;
  /** Games that an average counts from; null where it is none. */
  least_games: number | null;
  leaders: Leader[];
}

/** `GET /api/history/leaders/?figure=&era=`: a hundred of one figure, or ten of each. */
export interface Leaders {
  /** Null for the whole franchise. */
  era: EraId | null;
  figures: FigureLeaders[];
}

/** How many are answered of each figure where none is asked for, and of the one that is. */
export const LEADERS_SHORT = 10;
export const LEADERS_LONG = 100;

export const LeadersQuery = v.object({
  figure: filter(v.picklist(FIGURE_NAMES, `figure must be one of ${FIGURE_NAMES.join(', ')}`)),
  era: EraFilter,
});

/** A season much like another: `alike` of a season's answer. */
export interface SeasonAlike {
  year: string;
  team_name: string;
  record: string;
  /** Why, in words: 'Both won 51% of their points and lost in the Conference Finals.' */
  reason: string;
}
