import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Price } from './price.ts';

const NO_PRICE = 'Your Product needs a price';

describe('a price', () => {
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
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('of %j is %i cents', (price, cents) => {
    expect(v.parse(Price, price)).toBe(cents);
  });

  const texts =
    '| |0|0.00|.0|-1|+1|1e3|0.001|0.004|1.234|.|$|$$5|$5$|$-5|-$5|NaN|five|12 dollars|€5|1 000|0x10|Infinity|٥|1\u00005|1.2.3';
  const misplaced = '1,50|12,00|1,2345|1234,567|1,200,5|,100|0,100|1,,200|1.200,50|1,200,|1.5,000';
  const tooMuch = [
    '1,000,001',
    '$1,000,000.01',
    '10,000,000',
    '1000000.01',
    '1000001',
    '99999999',
    1_000_000.01,
    1e21,
  ];
  const numbers = [0, -5, 0.001, 0.1 + 0.2, Number.NaN, Infinity];

  it.each([...texts.split('|'), ...misplaced.split('|'), ...tooMuch, ...numbers, null, true, {}])(
    'is not %j',
    (price) => {
      const { issues } = v.safeParse(Price, price);
      expect(issues?.map(({ message }) => message)).toContain(NO_PRICE);
    },
  );

  it('is never a fraction of a cent off, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(v.parse(Price, (cents / 100).toFixed(2))).toBe(cents);
        expect(v.parse(Price, cents / 100)).toBe(cents);
      }),
    );
  });
});
