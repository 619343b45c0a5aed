/** A language for benchmarks: words as frequent as in any other, a few very much, most hardly ever. */
import { type Random, seeded } from '../presses/random.ts';

/** 2 to the power of this many words. */
const BITS = 15;

const SYLLABLES =
  'ko ta mi re lo san der vik mar jo pe tr u is nel gra bo chi fen dor ya zu que pla sho ren'.split(
    ' ',
  );

/** The words, the most frequent first; among those are some of every site like this one. */
export const WORDS: string[] = makeWords();

function makeWords(): string[] {
  const random = seeded(1);
  const words = new Set(['coyotes', 'the', 'game', 'jersey', 'doan', 'phoenix', 'goal', 'season']);
  while (words.size < 2 ** BITS) {
    const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
      return SYLLABLES[Math.floor(random() * SYLLABLES.length)];
    });
    words.add(syllables.join(''));
  }
  return [...words];
}

/** A word, as often as it is in a text. @param random from 0 to 1 */
export function anyWord(random: Random): string {
  return WORDS[Math.floor(2 ** (random() * BITS)) - 1] ?? '';
}

/** SQL for the place of such a word, anew for each row. */
export const WORD_AT = `(abs(random()) % (1 << (1 + abs(random()) % ${BITS})))`;
