import { TAG_KINDS } from '@desert/contract/tags/tag-kinds';
import type { Tag } from '@desert/contract/tags/tags';
import { type Piece, splitPieceAtLinks } from './links.ts';

interface Mention {
  at: number;
  text: string;
  path: string;
}

const OF_A_WORD = /[\p{L}\p{N}\p{M}_]/u;
const DIGIT_BEFORE = /\d[-–—/]$/;
const DIGIT_AFTER = /^[-–—/]\d/;

/** Links the first mention of each tag: its label, a game's date, or a last name that only one tag has. Keeps links. */
export function linkTagMentions(pieces: readonly Piece[], tags: readonly Tag[] = []): Piece[] {
  const texts = pieces.filter(({ href }) => href === undefined);
  const mentions: Mention[] = [];
  const isFree = (at: number, { length }: string) =>
    mentions.every((other) => at + length <= other.at || at >= other.at + other.text.length);

  function note(name: string, { path }: Tag): boolean {
    for (const piece of texts) {
      const at = findPlace(name, piece, isFree);
      if (at === undefined) continue;
      mentions.push({ at, text: name, path });
      return true;
    }
    return false;
  }

  // Longest first, because a longer label may contain a shorter one.
  const longestFirst = tags.toSorted((a, b) => b.label.length - a.label.length);
  const unnamed = longestFirst.filter((tag) => !note(tag.label, tag));
  for (const tag of unnamed) note(TAG_KINDS[tag.kind].nameOf?.(String(tag.id)) ?? '', tag);
  const called = unnamed.filter(({ kind }) => kind === 'player');
  for (const tag of called) {
    const name = getLastName(tag.label);
    const shared = called.filter(({ label }) => getLastName(label) === name);
    if (shared.length === 1) note(name, tag);
  }
  const sorted = mentions.toSorted((a, b) => a.at - b.at);
  return pieces.flatMap((piece) =>
    piece.href === undefined ? splitPieceAtLinks(piece, sorted) : [piece],
  );
}

/** Where a name first occurs as whole words outside other mentions, as an index in the complete text. */
function findPlace(
  name: string,
  { at: start, text }: Piece,
  isFree: (at: number, name: string) => boolean,
): number | undefined {
  if (name === '') return undefined;
  for (let place = text.indexOf(name); place >= 0; place = text.indexOf(name, place + 1)) {
    const before = text.slice(Math.max(place - 2, 0), place);
    const after = text.slice(place + name.length, place + name.length + 2);
    if (isWhole(name, before, after) && isFree(start + place, name)) return start + place;
  }
  return undefined;
}

function isWhole(name: string, before: string, after: string): boolean {
  if (OF_A_WORD.test(Array.from(before).at(-1) ?? '')) return false;
  if (OF_A_WORD.test(Array.from(after)[0] ?? '')) return false;
  const isNumber = /\d$/.test(name);
  // 2011-12-05 is a date.
  return !isNumber || !(DIGIT_BEFORE.test(before) || DIGIT_AFTER.test(after));
}

export function getLastName(label: string): string {
  return label.slice(label.indexOf(' ') + 1);
}
