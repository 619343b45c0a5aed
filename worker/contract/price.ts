/** Prices: typed as text, sent as text or number, stored in cents, shown in dollars. */
import * as v from 'valibot';
import { AMOUNT } from './amount.ts';

/** Dollars. */
export const PRICE_MAX = 1_000_000;

const WHOLE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/**
 * A price in dollars, as text or number, above 0 and up to `PRICE_MAX`. A text may have a dollar sign, in
 * front or behind, and commas between thousands.
 * @param missing what is said of anything else
 * @example '12.5' comes out as 1250 cents, '$1,200' as 120000
 */
export const priceOf = (missing: string) =>
  v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((price) => centsOf(withoutSign(String(price).trim()))),
    v.minValue(1, missing),
    v.maxValue(PRICE_MAX * 100, missing),
  );

/** The price of an item, which has to have one: see `priceOf`. */
export const Price = v.optional(priceOf('Your Product needs a price'), '');

/** A bound of prices, in dollars as text; comes out in cents. @param message of what is no amount */
export const priceBound = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((price) => withoutSign(price.trim())),
    v.regex(WHOLE_AMOUNT, message),
    v.transform(centsOf),
  );

/** Cents; 0 for what is no amount. */
function centsOf(text: string): number {
  const [, dollars = '0', cents = ''] = WHOLE_AMOUNT.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function withoutSign(text: string): string {
  if (text.startsWith('$')) return text.slice(1).trimStart();
  return text.endsWith('$') ? text.slice(0, -1).trimEnd() : text;
}
