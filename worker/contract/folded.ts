/** Most words, which have no accents. */
const PLAIN = /^[\w\s-]*$/;

const MARKS = /\p{M}/gu;

/**
 * A text without accents: 'Brière' is 'Briere'. Typed marks are removed before normalization, which sorts each run of
 * marks in quadratic time; the result is the same, since a mark decomposes into marks only.
 * @param form NFKD also takes ligatures apart: 'ﬁ' is 'fi'
 */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(MARKS, '').normalize(form).replace(MARKS, '');
}

/** A text without accents and in lower case: 'Brière' is 'briere'. */
export function folded(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase();
}
