/** What lists are filtered by, as words of the index that nobody can type. */
import { indexedText } from '../tokens.ts';

/** The name of what a record is tied to: `tagOf(TAG_NAME, tagKey(…))`. */
export const TAG_NAME = 'tag';

/** What every record of the list has. */
export const ANY = ':any';

/** That a record is somebody's. */
export function authorTag(user_id: number): string {
  return `:user:${user_id}`;
}

/** That a record says this, and nothing else, of something. @example tagOf('size', 'XL') === ':size:xl' */
export function tagOf(name: string, value: string): string {
  return `:${name}:${indexedText(value).replaceAll(' ', '_')}`;
}

/** The words that a record says of something. */
export function wordTags(name: string, value: string): string[] {
  const words = indexedText(value).split(' ');
  return words.filter((word) => word !== '').map((word) => `:${name}:${word}`);
}

/** Every amount is below 2 to the power of this: `AMOUNT_MAX`, in whole blocks. */
const AMOUNT_BITS = 28;

/** An amount is in one block of each size: of 1, of 4, of 16, … */
const BLOCK_BITS = 2;

const blockTag = (bits: number, block: number) => `:in:${bits}:${block}`;

/** The blocks that an amount is in. */
export function amountTags(amount: number): string[] {
  const sizes = Array.from({ length: AMOUNT_BITS / BLOCK_BITS }, (_, at) => at * BLOCK_BITS);
  return sizes.map((bits) => blockTag(bits, amount >> bits));
}

/**
 * The blocks that amounts of a range are in, and no others: at most 6 of each size, so that a range costs the same
 * however many records there are.
 * @param max included
 */
export function rangeTags(min: number, max: number): string[] {
  const width = 2 ** BLOCK_BITS;
  const tags: string[] = [];
  let [from, to] = [Math.max(0, min), Math.min(max, 2 ** AMOUNT_BITS - 1) + 1];
  for (let bits = 0; bits < AMOUNT_BITS && from < to; bits += BLOCK_BITS) {
    const isLast = bits + BLOCK_BITS >= AMOUNT_BITS;
    // What fills no block of the next size at its ends.
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
