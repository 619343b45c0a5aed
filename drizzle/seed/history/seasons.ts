/** The source data as the file has it; `SOURCES.md` says what each field is and what null means. */

import type { CoachTenure, PlayoffSeries } from '../../schema/history.ts';
import source from './seasons.json' with { type: 'json' };

export interface SourcePlayer {
  nhl_id: number | null;
  databank_id: string | null;
  first_name: string;
  last_name: string;
  number: number | null;
  position: 'C' | 'R' | 'L' | 'D' | 'G';
  birth_date: string | null;
  age: number | null;
  gp: number;
  goals: number | null;
  assists: number | null;
  points: number | null;
  pims: number;
  plus_minus?: number;
  gaa?: number;
  svp?: number | null;
  wins?: number;
  losses?: number;
  shutouts?: number | null;
  minutes?: number;
  goals_against?: number;
  shots_against?: number | null;
}

export interface SourceSeason {
  year: string;
  startYear: number;
  endYear: number;
  team_name: string;
  record: string;
  games: number;
  wins: number;
  losses: number;
  ties: number | null;
  overtime_losses: number | null;
  points: number;
  goals_for: number;
  goals_against: number;
  playoffs: string;
  playoff_series: PlayoffSeries[];
  coach: string;
  coaches: CoachTenure[];
  source: string;
  players: SourcePlayer[];
}

/** Every season of the franchise, oldest first. */
export const seasons = source as SourceSeason[];
