import { folded } from '@desert/contract/folded';

/** The words of a name or of what was typed for one, without case, accents, apostrophes and dots: 'o’Sullivan' is 'osullivan'. */
export function foldedWords(text: string): string[] {
  return folded(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
