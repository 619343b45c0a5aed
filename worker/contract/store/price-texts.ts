import type { ItemStanding, ItemState } from './item-values.ts';

export type Priced = Pick<ItemStanding, 'state'> &
  Partial<Pick<ItemStanding, 'old_price' | 'sold_price'>> & { price: number };

export const STATE_TEXTS: Record<ItemState, string> = {
  for_sale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Unlisted',
};

export interface PriceTexts {
  /** The price, such as '$12.50'; undefined for a sold item, which has `soldFor` or, if that is unknown, `asked`. */
  price?: string | undefined;
  before?: string | undefined;
  asked?: string | undefined;
  soldFor?: string | undefined;
  state?: string | undefined;
}

export function formatPriceTexts({ price, old_price, sold_price, state }: Priced): PriceTexts {
  const texts = { state: state === 'for_sale' ? undefined : STATE_TEXTS[state] };
  if (state !== 'sold')
    return { ...texts, price: formatPrice(price), before: formatOptionalPrice(old_price) };
  const soldFor = formatOptionalPrice(sold_price);
  return { ...texts, soldFor, asked: soldFor ? undefined : formatPrice(price) };
}

function formatOptionalPrice(amount: number | null | undefined): string | undefined {
  return typeof amount === 'number' ? formatPrice(amount) : undefined;
}

/**
 * Pattern source of a dollar amount with two groups, dollars and cents: '12', '1,200', '12.50', '12,50', '.5' or '5.'.
 * A comma before one or two digits is a decimal comma: some phones' number keypads have no point.
 */
export const AMOUNT = String.raw`(\d{1,12}|[1-9]\d{0,2}(?:,\d{3}){1,3}(?!,)|(?=[.,]\d))(?:(?:\.|,(?=\d))(\d{0,2}))?`;

export function formatPrice(dollars: number): string {
  const [whole = '0', cents] = dollars.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`;
}
