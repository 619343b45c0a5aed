/** Filter values as index tokens that no search input can contain. */
import type { Listed } from '../../records/kind.ts';
import { toIndexedText } from '../tokenizer.ts';

type Labels = NonNullable<Listed['labels']>;

export const TAG_NAME = 'tag';

/** A token that every record has. */
export const ANY = ':any';

export function toAuthorTag(user_id: number): string {
  return `:user:${user_id}`;
}

/** A token for a whole value. @example toIndexTag('size', 'XL') === ':size:xl' */
export function toIndexTag(name: string, value: string): string {
  return `:${name}:${toIndexedText(value).replaceAll(' ', '_')}`;
}

/** Tokens of a tag's label for a filter by tags of its kind: one for the whole label, or one for each word. */
export function listLabelTags(labels: Labels, kind: string, label: string): string[] {
  const by = labels[kind as keyof Labels];
  if (by !== 'words') return by ? [toIndexTag(kind, label)] : [];
  const words = toIndexedText(label).split(' ');
  return words.filter((word) => word !== '').map((word) => `:${kind}:${word}`);
}

/** Bits of an amount: 27 for `MAX_AMOUNT`, rounded up to a multiple of `BLOCK_BITS`. */
const AMOUNT_BITS = 28;

/** Bits per block level: block sizes are powers of 4, and an amount is in one block of each size. */
const BLOCK_BITS = 2;

const blockTag = (bits: number, block: number) => `:in:${bits}:${block}`;

/** Tokens of the blocks that contain an amount. */
export function listAmountTags(amount: number): string[] {
  const sizes = Array.from({ length: AMOUNT_BITS / BLOCK_BITS }, (_, at) => at * BLOCK_BITS);
  return sizes.map((bits) => blockTag(bits, amount >> bits));
}

/**
 * The smallest set of blocks that covers a range: at most 6 per size, so that the cost does not depend on the number
 * of records. @param max inclusive
 */
export function listRangeTags(min: number, max: number): string[] {
  const width = 2 ** BLOCK_BITS;
  const tags: string[] = [];
  let [from, to] = [Math.max(0, min), Math.min(max, 2 ** AMOUNT_BITS - 1) + 1];
  for (let bits = 0; bits < AMOUNT_BITS && from < to; bits += BLOCK_BITS) {
    const isLast = bits + BLOCK_BITS >= AMOUNT_BITS;
    // Adds the blocks at both ends of the range that do not fill a block of the next size.
    const first = isLast ? to : Math.min(to, Math.ceil(from / width) * width);
    const last = Math.max(first, Math.floor(to / width) * width);
    tags.push(...blockTags(bits, from, first), ...blockTags(bits, last, to));
    [from, to] = [first / width, last / width];
  }
  return tags;
}

function blockTags(bits: number, from: number, to: number): string[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => blockTag(bits, from + at));
}
