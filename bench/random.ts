export { seeded } from '../worker/test/random.ts';

/** Returns a number in [0, 1). */
export type Random = () => number;

export function oneOf<T>(random: Random, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
