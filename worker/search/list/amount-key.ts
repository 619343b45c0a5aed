/** Sort key of the index by amount: the amount, then the id. */

/** Exclusive upper bound of ids, so that a key is an exact integer in JavaScript and SQLite. */
const IDS = 2 ** 26;

/** Maximum amount, so that a key with an id fits in 53 bits. */
export const MAX_AMOUNT = 2 ** 27 - 1;

export function toAmountKey(amount: number, id: number): number {
  return amount * IDS + id;
}

export function parseAmountKey(key: number): { id: number; amount: number } {
  return { id: key % IDS, amount: Math.floor(key / IDS) };
}
