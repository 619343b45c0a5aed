import type { ItemState } from './item-states.ts';

/** What becomes of an item, in words. */
export const STATE_TEXTS: Record<ItemState, string> = {
  for_sale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Unlisted',
};
