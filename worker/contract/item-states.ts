/** What an item of the Store can be, and what its seller makes of it. */
import * as v from 'valibot';
import { body } from './body.ts';
import { filter } from './filter.ts';
import { recordId } from './ids.ts';
import { priceOf } from './price.ts';

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

const SOLD_PRICE = 'Name a price in dollars, above 0';

/**
 * Body of `PUT /api/merch/{id}/state/`, which answers the item. `conversation_id` says for whom it is reserved or to whom it was
 * sold, by one of the conversations about it; `sold_price` comes out in cents.
 */
export const StateInput = body({
  state: v.picklist(ITEM_STATES, `state must be one of ${ITEM_STATES.join(', ')}`),
  conversation_id: v.optional(
    v.nullable(recordId('conversation_id must be the number of a conversation')),
  ),
  sold_price: v.optional(v.nullable(priceOf(SOLD_PRICE))),
});

/** The form of what a seller says of a sale; each field may be empty. */
export const SoldForm = v.object({
  sold_price: filter(priceOf(SOLD_PRICE)),
  conversation_id: v.optional(v.string(), ''),
});
