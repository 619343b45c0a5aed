import type { ItemState } from '@desert/contract/item-states';

/** What its seller is told when an item became so. */
export const STATE_NOTICES: Record<ItemState, string> = {
  for_sale: 'It is for sale.',
  reserved: 'It is reserved.',
  sold: 'It is marked as sold.',
  withdrawn: 'It is withdrawn: lists leave it out.',
};
