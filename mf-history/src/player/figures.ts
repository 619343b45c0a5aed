import { type Figure, FIGURES, LEAST_GAMES } from '@desert/contract/history/figures';
import type { PlayerDetail, PlayerTotals, Rank } from '@desert/contract/history/players';
import { type FigureFormat, formatFigure, getFigureFormat } from '../figures/formatFigure.ts';
import { isGoalie } from '../playerText.ts';

export interface PlayerFigure {
  label: string;
  value: string | null;
  figure?: Figure;
  rank?: Rank | undefined;
  /** Minimum number of games for a rank, if the player has fewer; otherwise undefined. */
  least?: number | undefined;
}

type Shown = [keyof PlayerTotals, Figure | { label: string; format: FigureFormat }];

const SKATER: Shown[] = [
  ['points', 'points'],
  ['goals', 'goals'],
  ['assists', 'assists'],
  ['gp', 'games'],
  ['points_per_game', 'points_per_game'],
  ['goals_per_game', 'goals_per_game'],
  ['pims', 'pims'],
  ['plus_minus', 'plus_minus'],
];

const GOALIE: Shown[] = [
  ['wins', 'wins'],
  ['losses', { label: 'Losses', format: 'count' }],
  ['shutouts', 'shutouts'],
  ['gp', 'goalie_games'],
  ['minutes', 'minutes'],
  ['gaa', 'gaa'],
  ['svp', 'svp'],
];

export function listPlayerFigures(player: PlayerDetail): PlayerFigure[] {
  const shown = isGoalie(player) ? GOALIE : SKATER;
  return shown.map(([total, ranked]) => {
    const value = player.totals[total];
    const write = (format: FigureFormat) => (value === null ? null : formatFigure(value, format));
    if (typeof ranked !== 'string') return { label: ranked.label, value: write(ranked.format) };
    const { label, of } = FIGURES[ranked];
    const least = 'average' in FIGURES[ranked] ? LEAST_GAMES[of].franchise : 0;
    return {
      label,
      value: write(getFigureFormat(ranked)),
      figure: ranked,
      rank: player.ranks[ranked],
      least: player.gp < least ? least : undefined,
    };
  });
}
