/** Cuts texts between graphemes, so that no emoji, flag or accented letter is halved. */

/** Start of the grapheme that contains an index, in UTF-16 units; the index if the grapheme is the text's first. */
export function findGraphemeStart(text: string, at: number): number {
  return new Intl.Segmenter('en').segment(text).containing(at)?.index || at;
}

/** The longest beginning of a text without half a grapheme. @param max code points */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const { length } = Array.from(text.slice(0, 2 * max))
    .slice(0, max)
    .join('');
  return text.slice(0, findGraphemeStart(text, length));
}
