/** The players of a season. */

export type Position = 'C' | 'R' | 'L' | 'D' | 'G';

interface PlayerSeason {
  id: number;
  first_name: string;
  last_name: string;
  /** Sweater number; null where no source knows it. */
  number: number | null;
  /** Years, on January 31 of the season's second year. */
  age: number | null;
  /** Games played with this franchise. */
  gp: number;
}

export interface Skater extends PlayerSeason {
  position: 'C' | 'R' | 'L' | 'D';
  goals: number;
  assists: number;
  points: number;
  /** Penalties in minutes. */
  pims: number;
  plus_minus: number | null;
}

export interface Goalie extends PlayerSeason {
  position: 'G';
  /** Goals against average: goals per 60 minutes. */
  gaa: number | null;
  /** Save percentage as a fraction: 0.925. */
  svp: number | null;
  wins: number | null;
}

export type Player = Skater | Goalie;

/** A player in the roster of a season: with the address of his own page. */
export type RosterPlayer = Player & { slug: string };
