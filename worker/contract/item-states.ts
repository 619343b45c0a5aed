/** What an item of the Store can be, and what its seller makes of it. */

export const ITEM_STATES = ['for_sale', 'reserved', 'sold', 'withdrawn'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Whether lists leave it out unless they are asked for it. */
export function isGone(state: ItemState): boolean {
  return state === 'sold' || state === 'withdrawn';
}

/** Which items a list can be asked for: 'here' are those that are not gone, and what it has unless it is asked. */
export const LISTED_STATES = ['here', 'all', ...ITEM_STATES] as const;

/** What an answer has of it. Each is optional: a section may be deployed before the edge. */
export interface ItemStanding {
  /** 'for_sale' where nothing is said. */
  state?: ItemState;
  /** When that became so, ISO 8601, in UTC; null while it never changed. */
  state_at?: string | null;
  /** Dollars that it was sold for; null where it is not, or the seller does not say. */
  sold_price?: number | null;
  /** Dollars: the price before this one, where it fell; else null. */
  old_price?: number | null;
  /** To its seller only: the conversation in which it was reserved or sold; null where there is none. */
  conversation_id?: number | null;
}
