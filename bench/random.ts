export { seeded } from '../worker/test/random.ts';

/** Gives a number from 0 up to, not including, 1. */
export type Random = () => number;

/** One of them. @throws where there is none */
export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
