import type { FigureLeaders } from '@desert/contract/players';

/** The minimum number of games for an average: 'Minimum 100 games'; undefined for a total. */
export function leastGamesText({ least_games }: FigureLeaders): string | undefined {
  return least_games === null ? undefined : `Minimum ${least_games} games`;
}
