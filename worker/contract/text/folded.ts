/** Pattern source (flag `u`) of a character of the scripts that put no spaces between words, such as Han, kana and Thai. */
export const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;

const PLAIN = /^[\w\s-]*$/;

/** Matches accents and points, not the vowel signs and sound marks of other scripts, which make another letter. */
const MARKS =
  /\p{M}(?<=[\p{scx=Inherited}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Hebrew}\p{scx=Arabic}])/gu;

/**
 * Strips accents: 'Brière' becomes 'Briere'. Combining marks in the input are removed first, because `normalize` sorts
 * runs of them in quadratic time. @param form NFKD also splits ligatures: 'ﬁ' becomes 'fi'
 */
export function stripAccents(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(MARKS, '').normalize(form).replace(MARKS, '').normalize('NFC');
}

export function foldText(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : stripAccents(text).toLowerCase();
}

/** Normalizes a name to words without case, accents, apostrophes and dots: 'o’Sullivan' is 'osullivan'. */
export function toFoldedWords(text: string): string[] {
  return foldText(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
