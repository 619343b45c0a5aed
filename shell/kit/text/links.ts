/** A stretch of a text: a link where it has an address. */
export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

/**
 * An address of the web in a text. It ends at a space, at a sign that no address has, and before
 * characters that are drawn as nothing or turn the direction of what follows.
 */
const ADDRESS = /\bhttps?:\/\/[\p{L}\p{N}][^\s<>"\p{Cc}\p{Cf}]*/giu;

/**
 * An address with a user in front of its host, which is read for the host: https://desert.example@evil.example/.
 * The '@' may be encoded, or a wide one.
 */
const USER = /^https?:\/\/[^/\\?#]*(?:[@＠﹫]|%40)/i;

/** What ends a sentence or a quote is not of the address before it. */
const PUNCTUATION = '.,!?:;\'"*_~…’”»]}';

/** Takes a text apart into links and what stands between them; put together it is the text again. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (USER.test(found)) continue;
    const href = found.slice(0, lengthOfAddress(found));
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: href, href });
    end = index + href.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}

/** A closing bracket is of the address only if it was opened there. */
function lengthOfAddress(found: string): number {
  let unopened = found.split(')').length - found.split('(').length;
  let length = found.length;
  for (; ; length -= 1) {
    const last = found.charAt(length - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!PUNCTUATION.includes(last)) return length;
  }
}
