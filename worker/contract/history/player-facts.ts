/** Facts of a player besides the statistics, in inches and pounds. A missing field is unknown or does not apply. */
export interface PlayerFacts {
  /** The side on which the player shoots or catches. */
  hand?: 'L' | 'R';
  born_in?: string;
  height?: number;
  weight?: number;
  draft?: { year: number; overall: number; round: number | null; team: string };
  /** Playoffs with the franchise, oldest first. */
  playoffs: PlayoffLine[];
  goalie_playoffs: GoaliePlayoffLine[];
  /** `others`: another team of the player in that season; null if there was none. */
  awards: { season: string; award: string; others: string | null }[];
  captain: string[];
  hall_of_fame?: number;
  honor?: string;
  /** The coach of that name; `same` if he was the player himself. */
  coach?: { slug: string; same: boolean };
  trades: { date: string; direction: 'in' | 'out'; team: string }[];
}

export interface PlayoffLine {
  year: string;
  gp: number;
  goals: number;
  assists: number;
  points: number;
  pims: number;
  plus_minus: number | null;
}

export interface GoaliePlayoffLine {
  year: string;
  gp: number;
  wins: number;
  losses: number;
  shutouts: number;
  /** Goals against per 60 minutes. */
  gaa: number | null;
  /** Save percentage, from 0 to 1. */
  svp: number | null;
}
