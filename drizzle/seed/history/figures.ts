/** Statistics for rankings; mirrors the contract's `FIGURES`. */
import type { Totals } from './totals.ts';

export interface Figure {
  of: 'skaters' | 'goalies';
  valueOf: (totals: Totals) => number | null;
  lowest?: true;
  /** Whether the figure is an average: players with fewer than `LEAST_GAMES` games are not ranked. */
  average?: true;
}

export const FIGURES = {
  points: { of: 'skaters', valueOf: ({ points }) => points },
  goals: { of: 'skaters', valueOf: ({ goals }) => goals },
  assists: { of: 'skaters', valueOf: ({ assists }) => assists },
  games: { of: 'skaters', valueOf: ({ gp }) => gp },
  pims: { of: 'skaters', valueOf: ({ pims }) => pims },
  plus_minus: { of: 'skaters', valueOf: ({ plus_minus }) => plus_minus },
  points_per_game: { of: 'skaters', average: true, valueOf: ({ points, gp }) => share(points, gp) },
  goals_per_game: { of: 'skaters', average: true, valueOf: ({ goals, gp }) => share(goals, gp) },
  goalie_games: { of: 'goalies', valueOf: ({ gp }) => gp },
  wins: { of: 'goalies', valueOf: ({ wins }) => wins },
  shutouts: { of: 'goalies', valueOf: ({ shutouts }) => shutouts },
  minutes: { of: 'goalies', valueOf: ({ minutes }) => minutes },
  gaa: { of: 'goalies', average: true, lowest: true, valueOf: ({ gaa }) => gaa },
  svp: { of: 'goalies', average: true, valueOf: ({ svp }) => svp },
} satisfies Record<string, Figure>;

function share(count: number | null, games: number): number | null {
  return count === null ? null : count / games;
}
