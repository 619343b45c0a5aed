import type { Game } from './games.ts';
import { formatDay } from './months.ts';

interface TaggedGame {
  date: string;
  home: boolean;
  opponent: string;
}

/** The label of a game: 'May 7, 2012 vs. Nashville Predators'. */
export function formatGameLabel({ date, home, opponent }: TaggedGame): string {
  return `${formatDay(date)} ${formatOpponent({ home, opponent })}`;
}

/** Side and opponent: 'vs. Nashville Predators'. */
export function formatOpponent({ home, opponent }: Pick<TaggedGame, 'home' | 'opponent'>): string {
  return `${home ? 'vs.' : 'at'} ${opponent}`;
}

export function formatResult(game: Game): string {
  return `${game.result} ${scoreText(game)}`;
}

export function scoreText({ goals_for, goals_against, overtime }: Game): string {
  return [`${goals_for}-${goals_against}`, overtime].filter(Boolean).join(' ');
}

export function gamePath(date: string): string {
  return `/history/games/${date}`;
}
