import { cutText } from '@desert/contract/text/cut-text';

/** Beginning of a text on one line, for a page's description. @param max code points, including '…' */
export function summarize(text: string, max = 160): string {
  const words = cutText(text, 4 * max)
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(words, max) === words ? words : `${cutText(words, max - 1).trimEnd()}…`;
}
