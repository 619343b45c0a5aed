/** Letters for digits: names that differ in digits only can look the same, as `skeleton` of the contract sees them. */
const LETTERS = ['b', 'c', 'd', 'f', 'g', 'h', 'k', 'p', 's', 'z'];

/** What a fan of the soak is called. @param at their number, from 0 */
export const fanName = (at: number): string =>
  `soaker${Array.from(String(at), (digit) => `${LETTERS[Number(digit)]}a`).join('')}`;
