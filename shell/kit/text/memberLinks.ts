import { memberPath } from '@desert/contract/members';
import { mentionPlaces } from '@desert/contract/mentions';
import type { TiedPiece } from '../tags/mentions.ts';

/** Links mentions; the members may not exist. Existing links stay; the text is unchanged. */
export function memberPieces(pieces: readonly TiedPiece[]): TiedPiece[] {
  return pieces.flatMap((piece) =>
    piece.href === undefined && piece.path === undefined ? apart(piece) : [piece],
  );
}

function apart({ at: start, text }: TiedPiece): TiedPiece[] {
  const pieces: TiedPiece[] = [];
  let end = 0;
  for (const { at, name } of mentionPlaces(text)) {
    if (at > end) pieces.push({ at: start + end, text: text.slice(end, at) });
    end = at + 1 + name.length;
    pieces.push({ at: start + at, text: text.slice(at, end), path: memberPath(name) });
  }
  if (end < text.length) pieces.push({ at: start + end, text: text.slice(end) });
  return pieces;
}
