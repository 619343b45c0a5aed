/** Spelling of names: English words that are names, words that look like misspelled names, and edit distance. */

const toWordSet = (words: string) => new Set(words.split(' '));

/** Last names that count only with a capital letter inside a sentence, or after a first name. */
export const ENGLISH_NAMES = toWordSet(
  'long young silk spring marsh graves christian cole green brown white hill hall hale hunt hunter stone moss bell mayo may more king eagles butler barber baron savage gross grant peters porter rivers summers mills cleary nash york fisher simon joseph martin scott douglas ness dea day waite lang burke jeffrey cory cameron oliver thomas leonard conner mara hull manson nill jones berry hayden boyd hogue leach quint waite',
);

/** Words that are close to a name in spelling. */
export const COMMON_WORDS = toWordSet(
  'wins cars cans pans oils mins around should before another because scored scorer player players started finish goalie golden season games shutout overtime shootout remember winner winning second period father brother mother sister friend tickets section seats crowd arena building against birthday christmas holiday couple playoffs series night school college hockey hunter little morning evening during double several through minutes penalty penalties assists points thought someone nothing really pretty almost finally having taking making coming getting losing losses blowout comeback leading trailing between behind parents cousin uncle family program hosted visiting visitors wearing watched watching jersey jerseys sweater throwback crosby gretzky saturday sunday later middle minute couldn wouldn didn winter summer spring autumn market street center centre stayed standing ringing singing sitting living lower upper level party partner stanley stolen',
);

/** Damerau-Levenshtein distance of adjacent letters; `most` + 1 if it is greater. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const at = (some: number[], of: number) => some[of] ?? 0;
      const changed = at(row, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(changed, at(row, j) + 1, at(next, j - 1) + 1, swapped));
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? most + 1;
}
