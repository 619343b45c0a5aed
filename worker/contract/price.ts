/** Prices: typed as text, sent as text or number, stored in cents, shown in dollars. */
import * as v from 'valibot';

/** Dollars. */
export const PRICE_MAX = 1_000_000;

const MISSING = 'Your Product needs a price';

/** Digits, and at most two after the point: no sign, no exponent, no separators. */
const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;

/**
 * A price in dollars, as text or number, above 0 and up to `PRICE_MAX`.
 * @example '12.5' comes out as 1250 cents
 */
export const Price = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], MISSING),
    v.transform((price) => centsOf(String(price).trim())),
    v.minValue(1, MISSING),
    v.maxValue(PRICE_MAX * 100, MISSING),
  ),
  '',
);

/** Cents; 0 for what is no amount. */
function centsOf(text: string): number {
  const [, dollars = '0', cents = ''] = AMOUNT.exec(text) ?? [];
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
