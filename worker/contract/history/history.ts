import type { Game } from './games.ts';
import type { FanPhoto, PlayerLink, PlayerSummary, SeasonAlike } from './players.ts';
import type { RosterPlayer, Skater } from './roster.ts';

/** A row of `GET /api/history/teams/`. */
export interface Team {
  id: number;
  year: string;
  team_name: string;
  record: string;
  playoffs: string;
  coach: string;
}

/** A game in the strip of a season: date, opponent as in 'at Dallas Stars', and score as in '1-2 SO'. */
export type StripGame = [date: string, opponent: string, score: string];

export interface TeamDetail extends Team {
  previous_year: string | null;
  next_year: string | null;
  players: RosterPlayer[];
  results: string;
  /** The games of `results`, in its order. */
  games: StripGame[];
  alike: SeasonAlike[];
  facts?: SeasonFacts;
  photos: FanPhoto[];
}

/** Figures of a season besides its record, and what made it different. */
export interface SeasonFacts {
  points: number;
  goals_for: number;
  goals_against: number;
  /** Null if it is not in our sources. */
  division: { name: string; place: number } | null;
  home: string;
  road: string;
  /** Empty without a captain; null if he is not in our sources. */
  captains: PlayerLink[] | null;
  note: string | null;
}

export type GameOfTheDay = Game & { attendances: number };

/** Response of `GET /api/history/today/`. */
export interface SeasonOfTheDay extends Pick<Team, 'year' | 'team_name' | 'record' | 'playoffs'> {
  leader: (Pick<Skater, 'first_name' | 'last_name' | 'points'> & { slug: string }) | null;
  /** Past games on today's date in Arizona: at most `GAMES_OF_THE_DAY`, playoffs first, then newest first. */
  day: { day: string; games: GameOfTheDay[] };
  player: PlayerSummary;
}

export const GAMES_OF_THE_DAY = 3;
