/** The words of a name or of what was typed for one, without case, accents, apostrophes and dots: 'o’Sullivan' is 'osullivan'. */
export function foldedWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/[\p{M}.'’]/gu, '')
    .toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
