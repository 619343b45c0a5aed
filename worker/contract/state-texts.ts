import type { ItemState } from './item-states.ts';

export const STATE_TEXTS: Record<ItemState, string> = {
  for_sale: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  withdrawn: 'Unlisted',
};
