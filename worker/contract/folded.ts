const PLAIN = /^[\w\s-]*$/;

const MARKS = /\p{M}/gu;

/**
 * Strips accents: 'Brière' is 'Briere'. Strips marks before normalization, too, which would sort runs of marks in
 * quadratic time. @param form NFKD also splits ligatures: 'ﬁ' is 'fi'
 */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD' = 'NFD'): string {
  return text.replace(MARKS, '').normalize(form).replace(MARKS, '');
}

export function folded(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withoutAccents(text).toLowerCase();
}
