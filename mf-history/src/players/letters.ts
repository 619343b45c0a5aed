import type { PlayerSummary } from '@desert/contract/players';

/** Shorter lists have no letters. */
const LEAST_PLAYERS = 25;

/** Whether a list is long enough to group it by letters. */
export function hasLetters(players: readonly PlayerSummary[]): boolean {
  return players.length >= LEAST_PLAYERS;
}

/** The letter that a player's last name begins with, without its accent. */
export function letterOf({ last_name }: PlayerSummary): string {
  return last_name.normalize('NFD').slice(0, 1).toUpperCase();
}
