export const ITEM_STATES = ['for_sale', 'reserved', 'sold', 'withdrawn'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Whether lists leave the item out by default. */
export function isGone(state: ItemState): boolean {
  return state === 'sold' || state === 'withdrawn';
}

/** Values of the state filter; 'here', the default, excludes sold and withdrawn items. */
export const LISTED_STATES = ['here', 'all', ...ITEM_STATES] as const;

/** An item's state. Optional, because a section may be deployed before the edge. */
export interface ItemStanding {
  state?: ItemState;
  /** Time of the last change; null if it never changed. */
  state_at?: string | null;
  /** The sale price, if the item is sold and the seller told it; otherwise null. */
  sold_price?: number | null;
  /** The price before a reduction; otherwise null. */
  old_price?: number | null;
  /** For the seller only: the conversation of the reservation or sale. */
  conversation_id?: number | null;
}
