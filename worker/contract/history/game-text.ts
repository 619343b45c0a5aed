import type { Game } from './games.ts';
import { formatDay } from './months.ts';

interface TaggedGame {
  date: string;
  home: boolean;
  opponent: string;
}

/** The label of a game: 'May 7, 2012 vs. Nashville Predators'. */
export function gameLabel({ date, home, opponent }: TaggedGame): string {
  return `${formatDay(date)} ${opponentText({ home, opponent })}`;
}

/** Side and opponent: 'vs. Nashville Predators'. */
export function opponentText({ home, opponent }: Pick<TaggedGame, 'home' | 'opponent'>): string {
  return `${home ? 'vs.' : 'at'} ${opponent}`;
}

export function resultText(game: Game): string {
  return `${game.result} ${scoreText(game)}`;
}

export function scoreText({ goals_for, goals_against, overtime }: Game): string {
  return [`${goals_for}-${goals_against}`, overtime].filter(Boolean).join(' ');
}

export function gamePath(date: string): string {
  return `/history/games/${date}`;
}
