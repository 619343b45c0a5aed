import type { PlayerSummary } from '@desert/contract/players';

/** Players whose last names begin with one letter, and follow each other in a list. */
export interface Letter {
  letter: string;
  players: PlayerSummary[];
}

/** With fewer players a list does without letters. */
const LEAST_PLAYERS = 25;

/** Whether a list is long enough to be looked through by letters. */
export function hasLetters(players: readonly PlayerSummary[]): boolean {
  return players.length >= LEAST_PLAYERS;
}

/** Groups players by the letters that their last names begin with. @param players by name */
export function byLetter(players: readonly PlayerSummary[]): Letter[] {
  const letters: Letter[] = [];
  for (const player of players) {
    const letter = player.last_name.normalize('NFD').slice(0, 1).toUpperCase();
    if (letters.at(-1)?.letter !== letter) letters.push({ letter, players: [] });
    letters.at(-1)?.players.push(player);
  }
  return letters;
}
