/** What is counted of players, by which they are ranked. */

/** A figure of `GET /api/history/leaders/?figure=`. */
export interface FigureFacts {
  /** 'Goals' */
  label: string;
  of: 'skaters' | 'goalies';
  /** Whether less is better: goals against average. */
  lowest?: true;
  /** Whether it is an average: of those with fewer games than `LEAST_GAMES` nobody is ranked. */
  average?: true;
}

export const FIGURES = {
  points: { label: 'Points', of: 'skaters' },
  goals: { label: 'Goals', of: 'skaters' },
  assists: { label: 'Assists', of: 'skaters' },
  games: { label: 'Games', of: 'skaters' },
  pims: { label: 'Penalty minutes', of: 'skaters' },
  plus_minus: { label: 'Plus/minus', of: 'skaters' },
  points_per_game: { label: 'Points per game', of: 'skaters', average: true },
  goals_per_game: { label: 'Goals per game', of: 'skaters', average: true },
  goalie_games: { label: 'Games in goal', of: 'goalies' },
  wins: { label: 'Wins', of: 'goalies' },
  shutouts: { label: 'Shutouts', of: 'goalies' },
  minutes: { label: 'Minutes in goal', of: 'goalies' },
  gaa: { label: 'Goals-against average', of: 'goalies', average: true, lowest: true },
  svp: { label: 'Save percentage', of: 'goalies', average: true },
} as const satisfies Record<string, FigureFacts>;

export type Figure = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Games with the franchise (or under one name of it) that an average counts from. */
export const LEAST_GAMES = {
  skaters: { franchise: 100, era: 50 },
  goalies: { franchise: 50, era: 25 },
} as const;
