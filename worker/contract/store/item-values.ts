/** Choices of item fields, and states. Separate from the schemas, so that pages that only display items load no schemas. */

export const CATEGORIES = ['jersey', 'hat', 'puck', 'program', 'ticket', 'card', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CONDITIONS = ['new', 'like-new', 'good', 'worn'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const MAX_SIZE = 20;
export const MAX_PLAYER = 80;

export const ITEM_STATES = ['for_sale', 'reserved', 'sold', 'withdrawn'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** Whether lists leave the item out by default. */
export function isGone(state: ItemState): boolean {
  return state === 'sold' || state === 'withdrawn';
}

/** Values of the state filter; 'here', the default, excludes sold and withdrawn items. */
export const LISTED_STATES = ['here', 'all', ...ITEM_STATES] as const;

export interface ItemStanding {
  state: ItemState;
  state_at: string | null;
  /** The sale price in dollars, if the item is sold and the seller entered it; otherwise null. */
  sold_price: number | null | undefined;
  /** The price in dollars before the last reduction, if it had stood for a day; otherwise null. */
  old_price: number | null;
  /** For seller and buyer only: the conversation of the reservation or sale; null if there is none. */
  conversation_id?: number | null;
}

/** Maximum of the count of what a seller has sold. */
export const MAX_SOLD = 20;
