import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Price, MAX_PRICE, definePriceBound } from './price.ts';

const NO_PRICE = 'Your Product needs a price';
const INVALID = 'Enter a price in dollars, like 12.50';
const ABOVE_LIMIT = 'Enter an amount up to $1,000,000';

it.each([
  ['5', 500],
  [' 12.5 ', 1250],
  ['0.01', 1],
  ['007.10', 710],
  ['1000000', 100_000_000],
  ['1000000.00', 100_000_000],
  ['$12', 1200],
  ['12$', 1200],
  [' $ 12 ', 1200],
  ['12 $', 1200],
  ['$\u00a012', 1200],
  ['1,200', 120_000],
  ['$1,200.50', 120_050],
  ['12,345.6', 1_234_560],
  ['$1,000,000.00', 100_000_000],
  ['.5', 50],
  ['$.05', 5],
  ['5.', 500],
  ['12,50', 1250],
  ['$1,5', 150],
  ['1200,50', 120_050],
  [',5', 50],
  [19.99, 1999],
  [1_000_000, 100_000_000],
])('a price of %j is %i cents', (price, cents) => {
  expect(v.parse(Price, price)).toBe(cents);
});

const empty = ['', ' ', '$', '0', '0.00', '.0', '0,00', 0, Number.NaN, null, true, {}];
const texts =
  '-1|+1|1e3|0.001|0.004|1.234|.|$$5|$5$|$-5|-$5|NaN|five|12 dollars|€5|1 000|0x10|Infinity|٥|1\u00005|1.2.3';
const misplaced = '1,2345|1234,567|1,200,5|,100|0,100|1,,200|1.200,50|1,200,|5,|1.5,000';
const numbers = [-5, 0.001, 0.1 + 0.2, Infinity, 1e21];
const invalid = [...texts.split('|'), ...misplaced.split('|'), ...numbers];
const tooMuch = ['1,000,001', '$1,000,000.01', '1000000.01', '1000000,5', '99999999', 1_000_000.01];

it.each([
  [NO_PRICE, empty],
  [INVALID, invalid],
  [ABOVE_LIMIT, tooMuch],
])('the error “%s” is given for each of the prices %j', (message, prices) => {
  for (const price of prices) {
    const { issues } = v.safeParse(Price, price);
    expect([price, issues?.[0].message]).toEqual([price, message]);
  }
});

it('a price given as text or as a number is parsed to its exact cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
      expect(v.parse(Price, (cents / 100).toFixed(2))).toBe(cents);
      expect(v.parse(Price, cents / 100)).toBe(cents);
    }),
  );
});

it('any text parses to whole cents within the bounds, or is refused', () => {
  const sign = fc.constantFrom('00', '999', '1000', ...Array.from('$,. 01-e٥\u00a0'));
  const text = fc.oneof(
    fc.array(sign, { maxLength: 8 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (price) => {
      const { success, output } = v.safeParse(Price, price);
      if (!success) return;
      expect(Number.isSafeInteger(output)).toBe(true);
      expect(output).toBeGreaterThanOrEqual(1);
      expect(output).toBeLessThanOrEqual(MAX_PRICE * 100);
      // The bounds of a filter are parsed like the price of an item.
      expect(v.parse(definePriceBound('none'), price)).toBe(output);
    }),
  );
});
