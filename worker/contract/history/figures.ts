/** `short` is for table headings. */
export const STATS = {
  number: { label: 'Jersey number', short: 'No.' },
  position: { label: 'Position', short: 'Pos' },
  goals: { label: 'Goals', short: 'G' },
  assists: { label: 'Assists', short: 'A' },
  points: { label: 'Points', short: 'P' },
  pims: { label: 'Penalty minutes', short: 'PIM' },
  plus_minus: { label: 'Plus/minus', short: '+/−' },
  gp: { label: 'Games played', short: 'GP' },
  wins: { label: 'Wins', short: 'W' },
  gaa: { label: 'Goals-against average', short: 'GAA' },
  svp: { label: 'Save percentage', short: 'SV%' },
  points_percentage: { label: 'Points percentage', short: 'Pts%' },
} as const;

export interface FigureFacts {
  label: string;
  of: 'skaters' | 'goalies';
  lowest?: true;
  /** Marks an average: players with fewer than `LEAST_GAMES` games are not ranked. */
  average?: true;
}

export const FIGURES = {
  points: { label: STATS.points.label, of: 'skaters' },
  goals: { label: STATS.goals.label, of: 'skaters' },
  assists: { label: STATS.assists.label, of: 'skaters' },
  games: { label: STATS.gp.label, of: 'skaters' },
  pims: { label: STATS.pims.label, of: 'skaters' },
  plus_minus: { label: STATS.plus_minus.label, of: 'skaters' },
  points_per_game: { label: 'Points per game', of: 'skaters', average: true },
  goals_per_game: { label: 'Goals per game', of: 'skaters', average: true },
  goalie_games: { label: 'Games in goal', of: 'goalies' },
  wins: { label: STATS.wins.label, of: 'goalies' },
  shutouts: { label: 'Shutouts', of: 'goalies' },
  minutes: { label: 'Minutes in goal', of: 'goalies' },
  gaa: { label: STATS.gaa.label, of: 'goalies', average: true, lowest: true },
  svp: { label: STATS.svp.label, of: 'goalies', average: true },
} as const satisfies Record<string, FigureFacts>;

export type Figure = keyof typeof FIGURES;

export const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Minimum games to be ranked by an average: with the franchise, or within an era. */
export const LEAST_GAMES = {
  skaters: { franchise: 100, era: 50 },
  goalies: { franchise: 50, era: 25 },
} as const;
