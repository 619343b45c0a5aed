import { memberPath } from '@desert/contract/members/members';
import { mentionPlaces } from '@desert/contract/members/mentions';
import { findWebAddresses } from '@desert/contract/text/links';

export interface Piece {
  at: number;
  text: string;
  href?: string;
  /** Path of a linked page of this site; `href` is an external address. */
  path?: string;
}

/** Splits a text into web addresses and other pieces. Joined, the pieces are the text. */
export function splitAtLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { at, text: href, isLink } of findWebAddresses(text)) {
    if (!isLink) continue;
    if (at > end) pieces.push({ at: end, text: text.slice(end, at) });
    pieces.push({ at, text: href, href });
    end = at + href.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) });
  return pieces;
}

/** Links mentions in pieces that are not links yet, whether the members exist or not. */
export function linkMemberMentions(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) =>
    piece.href === undefined && piece.path === undefined
      ? splitPieceAtLinks(
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

/** Splits a piece at links. @param links in order, without overlaps; those outside the piece are skipped */
export function splitPieceAtLinks({ at: start, text }: Piece, links: readonly Piece[]): Piece[] {
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
