/** Edit distance: generates the words that a misspelt word may mean, to be looked up in the dictionary. */

/** Minimum length of a word to correct. Shorter ones have too many possible corrections. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 16;

/** Letters to try. The words of the dictionary have no accents. */
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Whether a word has letters only, and `MIN_LENGTH` to `MAX_LENGTH` of them. */
export function canBeMisspelt(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= MIN_LENGTH && word.length <= MAX_LENGTH;
}

/**
 * All words at Damerau-Levenshtein distance 1: an insertion, deletion, substitution or transposition.
 * The first letter is rarely the wrong one, so words with a different first letter come last.
 */
export function listEdits(word: string): string[] {
  const letters = Array.from(word);
  const edits = new Set(
    Array.from({ length: letters.length + 1 }, (_, at) => {
      const [before, after] = [word.slice(0, at), word.slice(at)];
      const [first = '', second = ''] = after;
      const inserted = LETTERS.map((letter) => before + letter + after);
      if (first === '') return inserted;
      const rest = after.slice(1);
      const changed = LETTERS.map((letter) => before + letter + rest);
      return [before + rest, before + second + first + after.slice(2), ...changed, ...inserted];
    }).flat(),
  );
  edits.delete(word);
  return [...edits].toSorted((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]));
}
