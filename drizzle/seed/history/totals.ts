import type { Line } from './identities.ts';

/** Career totals; null if a part is unknown, or not tracked for the position. */
export interface Totals {
  gp: number;
  goals: number | null;
  assists: number | null;
  points: number | null;
  pims: number | null;
  plus_minus: number | null;
  wins: number | null;
  losses: number | null;
  shutouts: number | null;
  minutes: number | null;
  /** Goals against per 60 minutes. */
  gaa: number | null;
  /** Save percentage, from 0 to 1. */
  svp: number | null;
}

type Counted = Exclude<keyof Totals, 'gaa' | 'svp'> | 'goals_against' | 'shots_against';

/** Averages are computed from the sums. */
export function totalsOf(lines: readonly Line[]): Totals {
  const sum = (name: Counted) =>
    lines.reduce<number | null>((total, line) => {
      const value = line[name] ?? null;
      return total === null || value === null ? null : total + value;
    }, 0);
  const [minutes, against, shots] = [sum('minutes'), sum('goals_against'), sum('shots_against')];
  const seconds = secondsOf(lines);
  return {
    gp: sum('gp') ?? 0,
    goals: sum('goals'),
    assists: sum('assists'),
    points: sum('points'),
    pims: sum('pims'),
    plus_minus: sum('plus_minus'),
    wins: sum('wins'),
    losses: sum('losses'),
    shutouts: sum('shutouts'),
    minutes,
    gaa: seconds && against !== null ? (against * 3600) / seconds : null,
    svp: shots && against !== null ? 1 - against / shots : null,
  };
}

/** Time in goal: to the second where it is known, and otherwise from whole minutes. */
export function secondsOf(lines: readonly Pick<Line, 'seconds' | 'minutes'>[]): number {
  return lines.reduce((sum, { seconds, minutes }) => sum + (seconds ?? (minutes ?? 0) * 60), 0);
}
