const PLAIN = /^[\w\s-]*$/;

const MARKS = /\p{M}/gu;

/**
 * Strips accents: 'Brière' becomes 'Briere'. Combining marks in the input are removed first, because `normalize` sorts
 * runs of them in quadratic time. @param form NFKD also splits ligatures: 'ﬁ' becomes 'fi'
 */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(MARKS, '').normalize(form).replace(MARKS, '');
}

export function folded(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase();
}

/** Normalizes a name to words without case, accents, apostrophes and dots: 'o’Sullivan' is 'osullivan'. */
export function foldedWords(text: string): string[] {
  return folded(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
