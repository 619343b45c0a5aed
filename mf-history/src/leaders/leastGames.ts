import type { FigureLeaders } from '@desert/contract/players';

/** From how many games an average counts, in words: 'Minimum 100 games'; undefined where it is no average. */
export function leastGamesText({ least_games }: FigureLeaders): string | undefined {
  return least_games === null ? undefined : `Minimum ${least_games} games`;
}
