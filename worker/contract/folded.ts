/** Fast path for text without accents. */
const PLAIN = /^[\w\s-]*$/;

const MARKS = /\p{M}/gu;

/**
 * Strips accents: 'Brière' is 'Briere'. Marks are removed before normalization, which sorts runs of
 * marks in quadratic time; the result is the same, since a mark decomposes into marks only. @param
 * form NFKD also splits ligatures: 'ﬁ' is 'fi'
 */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(MARKS, '').normalize(form).replace(MARKS, '');
}

/** Case-insensitive and accent-insensitive form: 'Brière' is 'briere'. */
export function folded(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase();
}
