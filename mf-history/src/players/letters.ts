import type { PlayerSummary } from '@desert/contract/players';

const LEAST_PLAYERS = 25;

export function hasLetters(players: readonly PlayerSummary[]): boolean {
  return players.length >= LEAST_PLAYERS;
}

export function letterOf({ last_name }: PlayerSummary): string {
  return last_name.normalize('NFD').slice(0, 1).toUpperCase();
}
