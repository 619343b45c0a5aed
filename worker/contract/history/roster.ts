export type Position = 'C' | 'R' | 'L' | 'D' | 'G';

interface PlayerSeason {
  id: number;
  first_name: string;
  last_name: string;
  number: number | null;
  age: number | null;
  gp: number;
}

export interface Skater extends PlayerSeason {
  position: 'C' | 'R' | 'L' | 'D';
  goals: number;
  assists: number;
  points: number;
  pims: number;
  plus_minus: number | null;
}

export interface Goalie extends PlayerSeason {
  position: 'G';
  gaa: number | null;
  svp: number | null;
  wins: number | null;
  /** With overtime losses until 2003-04. */
  losses?: number | null;
  /** Null until 2004-05. */
  overtime_losses?: number | null;
  shutouts?: number | null;
}

export type Player = Skater | Goalie;

export type RosterPlayer = Player & { slug: string };

export function formatFullName({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string;
}): string {
  return `${first_name} ${last_name}`;
}
