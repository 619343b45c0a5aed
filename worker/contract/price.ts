import * as v from 'valibot';
import { AMOUNT } from './price-texts.ts';

export const PRICE_MAX = 1_000_000;

const WHOLE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/**
 * Parses a price in dollars, above 0 and up to `PRICE_MAX`, with an optional dollar sign and commas. @param missing
 * error for any other input @example '12.5' becomes 1250 cents, '$1,200' becomes 120000
 */
export const priceOf = (missing: string) =>
  v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((price) => centsOf(withoutSign(String(price).trim()))),
    v.minValue(1, missing),
    v.maxValue(PRICE_MAX * 100, missing),
  );

export const Price = v.optional(priceOf('Your Product needs a price'), '');

/** Parses a price in dollars to cents. It may be 0. @param message for invalid input */
export const priceBound = (message: string) =>
  v.pipe(
    v.string(message),
    v.transform((price) => withoutSign(price.trim())),
    v.regex(WHOLE_AMOUNT, message),
    v.transform(centsOf),
  );

function centsOf(text: string): number {
  const [, dollars = '0', cents = ''] = WHOLE_AMOUNT.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function withoutSign(text: string): string {
  if (text.startsWith('$')) return text.slice(1).trimStart();
  return text.endsWith('$') ? text.slice(0, -1).trimEnd() : text;
}
