import type { ItemState } from '@desert/contract/item-states';

export const STATE_NOTICES: Record<ItemState, string> = {
  for_sale: 'Your item is back up for sale.',
  reserved: 'Marked as reserved.',
  sold: 'Marked as sold.',
  withdrawn: 'Item unlisted. It no longer shows up in the store.',
};
