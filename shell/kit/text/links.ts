import { webAddressesIn } from '@desert/contract/links';
import { memberPath } from '@desert/contract/members';
import { mentionPlaces } from '@desert/contract/mentions';

export interface Piece {
  at: number;
  text: string;
  href?: string;
  /** Path of a linked page of this site. */
  path?: string;
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

/** Links mentions, whether the members exist or not. Existing links stay; the text is unchanged. */
export function memberPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) =>
    piece.href === undefined && piece.path === undefined
      ? withLinks(
          piece,
          Array.from(mentionPlaces(piece.text), ({ at, name }) => ({
            at: piece.at + at,
            text: `@${name}`,
            path: memberPath(name),
          })),
        )
      : [piece],
  );
}

/** The pieces of a text with its links. @param links in order; those outside of the piece are skipped */
export function withLinks({ at: start, text }: Piece, links: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const link of links) {
    const place = link.at - start;
    if (place < 0 || place >= text.length) continue;
    if (place > end) pieces.push({ at: start + end, text: text.slice(end, place) });
    pieces.push(link);
    end = place + link.text.length;
  }
  if (end < text.length) pieces.push({ at: start + end, text: text.slice(end) });
  return pieces;
}
