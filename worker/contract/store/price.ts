import * as v from 'valibot';
import { AMOUNT, formatPrice } from './price-texts.ts';

export const PRICE_MAX = 1_000_000;

const WHOLE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/**
 * Parses dollars, with an optional dollar sign and commas, to cents. It may be 0. @param missing error for an empty
 * text
 */
export const priceBound = (invalid: string, missing = invalid) =>
  v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((amount) => withoutSign(String(amount).trim())),
    v.nonEmpty(missing),
    v.regex(WHOLE_AMOUNT, invalid),
    v.transform(centsOf),
  );

/**
 * Parses a price above 0 and up to `PRICE_MAX`. @param missing error for no price, or 0 @example '12.5' becomes 1250
 * cents, '$1,200' becomes 120000
 */
export const priceOf = (invalid: string, missing = invalid) =>
  v.pipe(
    priceBound(invalid, missing),
    v.minValue(1, missing),
    v.maxValue(PRICE_MAX * 100, `Enter an amount up to ${formatPrice(PRICE_MAX)}`),
  );

export const Price = v.optional(
  priceOf('Enter a price in dollars, like 12.50', 'Your Product needs a price'),
  '',
);

function centsOf(text: string): number {
  const [, dollars = '0', cents = ''] = WHOLE_AMOUNT.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function withoutSign(text: string): string {
  if (text.startsWith('$')) return text.slice(1).trimStart();
  return text.endsWith('$') ? text.slice(0, -1).trimEnd() : text;
}
