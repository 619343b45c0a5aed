import * as v from 'valibot';
import type { Image } from '../photos/images.ts';
import { defineFilterSchema } from '../records/filter.ts';
import { listQuery } from '../records/list-query.ts';
import { type Figure, FIGURE_NAMES } from './figures.ts';
import type { PlayerFacts } from './player-facts.ts';
import type { Goalie, Position, Skater } from './roster.ts';
import { type EraId, ERAS, SEASONS } from './seasons.ts';

/** A row of `GET /api/history/players/?q=&position=&number=&season=&era=&sort=`. */
export interface PlayerSummary {
  /** Permanent id: the `nhl_id`, or an id from `drizzle/seed/history/identities.ts`. */
  id: number;
  slug: string;
  first_name: string;
  last_name: string;
  positions: Position[];
  numbers: number[];
  first_season: string;
  last_season: string;
  seasons: number;
  gp: number;
  goals: number | null;
  assists: number | null;
  points: number | null;
  wins: number | null;
}

/** A player in the seed's list of all. */
export interface IndexedPlayer extends PlayerSummary {
  /** Ranges of consecutive calendar years in which the player's seasons start. */
  spans: [first: number, last: number][];
}

export type PlayerSeasonLine = (Skater | Goalie) & {
  year: string;
  team_name: string;
};

/** A player's franchise totals; null if a part is unknown, or not tracked for the position. */
export interface PlayerTotals {
  gp: number;
  goals: number | null;
  assists: number | null;
  points: number | null;
  pims: number | null;
  plus_minus: number | null;
  goals_per_game: number | null;
  assists_per_game: number | null;
  points_per_game: number | null;
  wins: number | null;
  losses: number | null;
  shutouts: number | null;
  minutes: number | null;
  gaa: number | null;
  svp: number | null;
}

export interface Rank {
  rank: number;
  of: number;
}

/** A photo of a memory about a season or a player. */
export interface FanPhoto extends Pick<Image, 'url' | 'alt' | 'photo'> {
  memory_id: number;
  title: string;
}

export interface PlayerLink {
  slug: string;
  name: string;
}

export interface WornNumber {
  number: number;
  seasons: string[];
  /** Other players with this number, by their first season with it: the seasons in which they wore it. */
  others: (PlayerLink & { first_season: string; last_season: string; seasons?: string[] })[];
}

/** A player's place in the list that a visitor came from (`?from=`). */
export interface PlaceInList {
  label: string;
  path: string;
  at: number;
  of: number;
  previous: PlayerLink | null;
  next: PlayerLink | null;
}

/** Response of `GET /api/history/players/{slug}/?from=`. A former slug also works. */
export interface PlayerDetail extends PlayerSummary {
  birth_date: string | null;
  lines: PlayerSeasonLine[];
  totals: PlayerTotals;
  best_season: string | null;
  facts: PlayerFacts | null;
  photos: FanPhoto[];
  /** The game with the most points, or a goalie's shutout with the most saves; null if no box score has one. */
  best_night: { date: string; game: string; line: string } | null;
  /** Number of games in the game log, which box scores give. */
  logged?: number;
  worn: WornNumber[];
  ranks: Partial<Record<Figure, Rank>>;
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

export const MAX_PLAYER_NAME = 80;

const NUMBER = 'number must be from 0 to 99';
const SEASON = 'season must be written like 2011-12';
export const PLAYER_NAME = `q must be a name of ${MAX_PLAYER_NAME} characters or fewer`;

const EraFilter = defineFilterSchema(
  v.picklist(ERA_IDS, `era must be one of ${ERA_IDS.join(', ')}`),
);

export const PlayerListQuery = listQuery(
  {
    q: defineFilterSchema(
      v.pipe(v.string(PLAYER_NAME), v.trim(), v.maxLength(MAX_PLAYER_NAME, PLAYER_NAME)),
    ),
    position: defineFilterSchema(
      v.picklist(['F', ...POSITIONS], 'position must be one of F, C, L, R, D, G'),
    ),
    number: defineFilterSchema(
      v.pipe(v.string(NUMBER), v.regex(/^\d{1,2}$/, NUMBER), v.transform(Number)),
    ),
    season: defineFilterSchema(v.picklist(SEASONS, SEASON)),
    era: EraFilter,
  },
  PLAYER_SORTS,
);

export type PlayersInput = v.InferOutput<typeof PlayerListQuery>;

const Compared = defineFilterSchema(
  v.pipe(v.string(PLAYER_NAME), v.trim(), v.maxLength(MAX_PLAYER_NAME, PLAYER_NAME)),
);

/** Query of `GET /api/history/compare/`: each parameter names a player or a season. */
export const CompareQuery = v.object({ a: Compared, b: Compared, c: Compared, d: Compared });

const SLUG = 'Use the name from a player’s page address, like shane-doan.';

export const PlayerParams = v.object({
  slug: v.pipe(v.string(SLUG), v.regex(/^[a-z\d][a-z\d-]{0,80}$/, SLUG)),
});

export const PlayerQuery = v.object({
  from: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(300))), undefined),
});

export interface Leader extends PlayerLink {
  rank: number;
  position: Position;
  gp: number;
  value: number;
  first_season: string;
  last_season: string;
}

export interface FigureLeaders {
  figure: Figure;
  least_games: number | null;
  leaders: Leader[];
}

/** Response of `GET /api/history/leaders/?figure=&era=`: `LEADERS_LONG` of one stat, or `LEADERS_SHORT` of each. */
export interface Leaders {
  era: EraId | null;
  figures: FigureLeaders[];
}

export const LEADERS_SHORT = 10;
export const LEADERS_LONG = 100;

export const LeadersQuery = v.object({
  figure: defineFilterSchema(
    v.picklist(FIGURE_NAMES, `figure must be one of ${FIGURE_NAMES.join(', ')}`),
  ),
  era: EraFilter,
});

export interface SeasonAlike {
  year: string;
  team_name: string;
  record: string;
  reason: string;
}
