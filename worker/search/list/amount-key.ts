/** The place of a record in the index that is sorted by amount: its amount, and among equal ones its id. */

/** Ids are below this: an amount and an id have room in a number that JavaScript and SQLite both have exactly. */
const IDS = 2 ** 26;

/** @param amount below 2 to the power of 27 */
export function amountKey(amount: number, id: number): number {
  return amount * IDS + id;
}

/** The id and the amount of a place. */
export function ofAmountKey(key: number): { id: number; amount: number } {
  return { id: key % IDS, amount: Math.floor(key / IDS) };
}
