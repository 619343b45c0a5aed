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
