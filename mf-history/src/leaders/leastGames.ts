import type { FigureLeaders } from '@desert/contract/players';

/** From how many games an average counts, in words: 'Of those with 100 games or more'; undefined where it is no average. */
export function leastGamesText({ least_games }: FigureLeaders): string | undefined {
  return least_games === null ? undefined : `Of those with ${least_games} games or more`;
}
