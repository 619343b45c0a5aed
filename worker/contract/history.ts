import type { Game } from './games.ts';
import type { KindName } from './kinds.ts';
import type { PlayerSummary, SeasonAlike } from './players.ts';
import type { RosterPlayer, Skater } from './roster.ts';

/** A row of `GET /api/history/teams/`. */
export interface Team {
  id: number;
  year: string;
  team_name: string;
  /** W-L-T to 1998-99, W-L-T-OTL to 2003-04, W-L-OTL after. */
  record: string;
  playoffs: string;
  /** Several coaches are separated by ', '. */
  coach: string;
}

export interface TeamDetail extends Team {
  previous_year: string | null;
  next_year: string | null;
  players: RosterPlayer[];
  /** Results of all games, as in `SeasonLog`; empty if unknown. */
  results: string;
  /** Up to three, most similar first. */
  alike: SeasonAlike[];
}

export interface Tagged {
  kind: KindName;
  id: number;
  title: string;
  /** The page's path: '/memories/7'. */
  path: string;
}

/** `GET /api/history/today/`: the season of the day, one of its players, and fans' records about both. */
export interface SeasonOfTheDay extends Pick<Team, 'year' | 'team_name' | 'record' | 'playoffs'> {
  /** The top scorer; null if unknown. */
  leader: (Pick<Skater, 'first_name' | 'last_name' | 'points'> & { slug: string }) | null;
  /**
   * Games on this day of the year in Arizona: at most `GAMES_OF_THE_DAY`, playoffs first, then the
   * newest.
   */
  day: { day: string; games: Game[] };
  /** One of its players, another one each day. */
  player: PlayerSummary;
  /** The newest per kind: at most `TAGGED_MAX`. */
  tagged: Tagged[];
}

export const TAGGED_MAX = 6;

export const GAMES_OF_THE_DAY = 3;
