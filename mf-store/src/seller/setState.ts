import type { ApiResponse } from '@desert/contract/pages/page';
import type { ItemState } from '@desert/contract/store/item-values';
import type { Item } from '@desert/contract/store/merch';
import { formatPrice } from '@desert/contract/store/price-texts';
import { recordCache, sendApi, type useApiCache } from '@desert/kit';
import { formatResponseErrors } from '@desert/kit/forms';
import { ITEMS } from '../items.ts';

/** Body of the request that sets an item's state: `StateInput` of the contract. */
export interface NewState {
  state: ItemState;
  conversation_id?: number | null;
  /** Sale price in US dollars; a string is as the seller typed it. */
  sold_price?: string | number | null;
}

/** Sets an item's state, and updates the cache on success. @returns the API's response */
export async function setState(cache: ReturnType<typeof useApiCache>, id: number, state: NewState) {
  const response = await sendApi('PUT', `${ITEMS.list}${id}/state/`, state);
  if (response.status === 200)
    recordCache<Item>(cache, ITEMS.list).put(response.body as Item, false);
  return response;
}

/** The text to show after `setState`. */
export function formatStateNotice(response: ApiResponse): string {
  if (response.status !== 200) return formatResponseErrors(response);
  const { state, sold_price } = response.body as Item;
  return state === 'sold' && typeof sold_price === 'number'
    ? `Marked as sold for ${formatPrice(sold_price)}.`
    : STATE_NOTICES[state];
}

const STATE_NOTICES: Record<ItemState, string> = {
  for_sale: 'Your item is back up for sale.',
  reserved: 'Marked as reserved.',
  sold: 'Marked as sold.',
  withdrawn: 'Item unlisted. It no longer shows up in the store.',
};
