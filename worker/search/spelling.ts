/** Edit distance: words are typo candidates if deleting a letter from each gives the same text. */

/** In characters: shorter words are ambiguous, longer ones take a row per letter. */
const SHORTEST = 4;
const LONGEST = 12;

/** Letters only. */
export function canBeMisspelt(word: string): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= SHORTEST && word.length <= LONGEST;
}

/** A word and its variants with one letter less, for storing and looking up. */
export function spellingsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter])];
}

/** The closest words first. @param candidates share a variant with the typed word */
export function likelyWords(typed: string, candidates: string[]): string[] {
  const most = typed.length >= 8 ? 2 : 1;
  return candidates
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .toSorted(
      (a, b) =>
        a.distance - b.distance || Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]),
    )
    .map(({ word }) => word);
}

/** The Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
export function distanceOf(a: string, b: string): number {
  const rows: number[][] = [];
  const known = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = i === 0 ? 0 : 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = Math.min(
        known(i - 1, j) + 1,
        known(i, j - 1) + 1,
        known(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? known(i - 2, j - 2) + 1 : Infinity,
      );
      rows[i]?.splice(j, 1, i === 0 ? j : distance);
    }
  }
  return known(a.length, b.length);
}
