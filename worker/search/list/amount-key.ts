/** The place of a record in the index that is sorted by amount: its amount, and among equal ones its id. */

/** Ids are below this: an amount and an id have room in a number that JavaScript and SQLite both have exactly. */
const IDS = 2 ** 26;

/** The greatest amount: with an id it has no more than 53 bits. */
export const AMOUNT_MAX = 2 ** 27 - 1;

/** @param amount up to `AMOUNT_MAX` */
export function amountKey(amount: number, id: number): number {
  return amount * IDS + id;
}

/** The id and the amount of a place. */
export function ofAmountKey(key: number): { id: number; amount: number } {
  return { id: key % IDS, amount: Math.floor(key / IDS) };
}
