import type { FigureLeaders } from '@desert/contract/players';

export function leastGamesText({ least_games }: FigureLeaders): string | undefined {
  return least_games === null ? undefined : `Minimum ${least_games} games`;
}
