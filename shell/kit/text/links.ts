import { webAddressesIn } from '@desert/contract/links';

export interface Piece {
  at: number;
  text: string;
  href?: string;
}

/** Splits a text into links and other pieces, without changing it. */
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
