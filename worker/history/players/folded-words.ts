import { folded } from '@desert/contract/folded';

/** Normalizes a name to words without case, accents, apostrophes and dots: 'o’Sullivan' is 'osullivan'. */
export function foldedWords(text: string): string[] {
  return folded(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
