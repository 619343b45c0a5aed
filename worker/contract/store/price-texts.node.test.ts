import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formatPrice } from './price-texts.ts';
import { Price, MAX_PRICE } from './price.ts';

it.each([
  [5, '$5'],
  [12.5, '$12.50'],
  [0.07, '$0.07'],
  [1250, '$1,250'],
  [999_999.99, '$999,999.99'],
  [1_000_000, '$1,000,000'],
])('the price %d is shown as %s', (dollars, shown) => {
  expect(formatPrice(dollars)).toBe(shown);
});

it('a shown price parses to the same price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_PRICE * 100 }), (cents) => {
      expect(v.parse(Price, formatPrice(cents / 100))).toBe(cents);
    }),
  );
});
