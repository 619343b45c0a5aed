import type { ItemStanding } from './item-states.ts';
import { formatPrice } from './shown-price.ts';
import { STATE_TEXTS } from './state-texts.ts';

/** What is said of an item's price and state; each only where it is to be said. */
export interface PriceTexts {
  /** '$12.50'; what a sold one was asked for is not what it was sold for. */
  price?: string | undefined;
  /** The price before, where it fell. */
  before?: string | undefined;
  /** What it was asked for, where nobody says what it was sold for. */
  asked?: string | undefined;
  soldFor?: string | undefined;
  /** What became of it, where it is not simply for sale: 'Reserved'. */
  state?: string | undefined;
}

/** What a page says of an item's price. */
export function priceTexts(item: ItemStanding & { price: number }): PriceTexts {
  const { price, old_price, sold_price, state = 'for_sale' } = item;
  const texts = { state: state === 'for_sale' ? undefined : STATE_TEXTS[state] };
  if (state !== 'sold') return { ...texts, price: formatPrice(price), before: dollars(old_price) };
  const soldFor = dollars(sold_price);
  return { ...texts, soldFor, asked: soldFor ? undefined : formatPrice(price) };
}

function dollars(amount: number | null | undefined): string | undefined {
  return typeof amount === 'number' ? formatPrice(amount) : undefined;
}
