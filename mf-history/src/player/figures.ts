/** The figures of a player, by what he played. */
import { type Figure, FIGURES, LEAST_GAMES } from '@desert/contract/figures';
import type { PlayerDetail, PlayerTotals, Rank } from '@desert/contract/players';
import {
  formatAverage,
  formatCount,
  formatFraction,
  formatGoalsAgainstAverage,
  formatPlusMinus,
} from '../format.ts';
import { isGoalie } from '../positions.ts';

export interface PlayerFigure {
  /** 'Goals' */
  label: string;
  /** As it is written; null where it is unknown. */
  value: string | null;
  /** By which figure the franchise's leaders are asked for; none where nobody is ranked by it. */
  figure?: Figure;
  rank?: Rank | undefined;
  /** Games that he would have to have played to be ranked; only where he has fewer. */
  least?: number | undefined;
}

type Shown = [
  total: keyof PlayerTotals,
  ranked: Figure | { label: string },
  format: (value: number) => string,
];

const SKATER: Shown[] = [
  ['points', 'points', formatCount],
  ['goals', 'goals', formatCount],
  ['assists', 'assists', formatCount],
  ['gp', 'games', formatCount],
  ['points_per_game', 'points_per_game', formatAverage],
  ['goals_per_game', 'goals_per_game', formatAverage],
  ['assists_per_game', { label: 'Assists per game' }, formatAverage],
  ['pims', 'pims', formatCount],
  ['plus_minus', 'plus_minus', formatPlusMinus],
];

const GOALIE: Shown[] = [
  ['wins', 'wins', formatCount],
  ['losses', { label: 'Losses' }, formatCount],
  ['shutouts', 'shutouts', formatCount],
  ['gp', 'goalie_games', formatCount],
  ['minutes', 'minutes', formatCount],
  ['gaa', 'gaa', formatGoalsAgainstAverage],
  ['svp', 'svp', formatFraction],
];

/** What he did for the franchise, and where he stands in it. */
export function figuresOf(player: PlayerDetail): PlayerFigure[] {
  const shown = isGoalie(player) ? GOALIE : SKATER;
  return shown.map(([total, ranked, format]) => {
    const value = player.totals[total];
    const written = value === null ? null : format(value);
    if (typeof ranked !== 'string') return { label: ranked.label, value: written };
    const { label, of } = FIGURES[ranked];
    const least = 'average' in FIGURES[ranked] ? LEAST_GAMES[of].franchise : 0;
    return {
      label,
      value: written,
      figure: ranked,
      rank: player.ranks[ranked],
      least: player.gp < least ? least : undefined,
    };
  });
}
