/** Beginning of a text on one line, for a page's description. @param max code points, including '…' */
export function summaryOf(text: string, max = 160): string {
  const words = text
    .slice(0, 4 * max)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(words);
  if (characters.length <= max) return words;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
