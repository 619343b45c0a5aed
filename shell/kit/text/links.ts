import { webAddressesIn } from '@desert/contract/links';

/** A stretch of a text: a link where it has an address. */
export interface Piece {
  /** Where it begins in the text. */
  at: number;
  text: string;
  href?: string;
}

/** Takes a text apart into links and what stands between them; put together it is the text again. */
export function linksIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { at, text: href, isLink } of webAddressesIn(text)) {
    if (!isLink) continue;
    if (at > end) pieces.push({ at: end, text: text.slice(end, at) });
    pieces.push({ at, text: href, href });
    end = at + href.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}
