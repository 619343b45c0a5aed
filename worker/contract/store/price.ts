import * as v from 'valibot';
import { AMOUNT, formatPrice } from './price-texts.ts';

export const MAX_PRICE = 1_000_000;

const WHOLE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/**
 * Parses dollars, with an optional dollar sign and commas, to cents. It may be 0. @param missing error for an empty
 * text
 */
export const definePriceBound = (invalid: string, missing = invalid) =>
  v.pipe(
    v.union([v.string(), v.number()], missing),
    v.transform((amount) => stripDollarSign(String(amount).trim())),
    v.nonEmpty(missing),
    v.regex(WHOLE_AMOUNT, invalid),
    v.transform(toCents),
  );

/**
 * Parses a price above 0 and up to `MAX_PRICE`. @param missing error for no price, or 0 @example '12.5' becomes 1250
 * cents, '$1,200' becomes 120000
 */
export const buildPriceSchema = (invalid: string, missing = invalid) =>
  v.pipe(
    definePriceBound(invalid, missing),
    v.minValue(1, missing),
    v.maxValue(MAX_PRICE * 100, `Enter an amount up to ${formatPrice(MAX_PRICE)}`),
  );

export const Price = v.optional(
  buildPriceSchema('Enter a price in dollars, like 12.50', 'Your Product needs a price'),
  '',
);

function toCents(text: string): number {
  const [, dollars = '0', cents = ''] = WHOLE_AMOUNT.exec(text) ?? [];
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function stripDollarSign(text: string): string {
  if (text.startsWith('$')) return text.slice(1).trimStart();
  return text.endsWith('$') ? text.slice(0, -1).trimEnd() : text;
}
