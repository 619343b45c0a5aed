/** Most words, of which nothing is to be taken apart. */
const PLAIN = /^[\w\s-]*$/;

/** A text without case and accents: 'Brière' gives 'briere'. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
