/** Input of an item's state. Separate from `item-values.ts`, so that pages that only display states load no schemas. */
import * as v from 'valibot';
import { defineFilterSchema } from '../records/filter.ts';
import { defineBodySchema } from '../text/body.ts';
import { recordId } from '../text/ids.ts';
import { ITEM_STATES } from './item-values.ts';
import { buildPriceSchema } from './price.ts';

const SOLD_PRICE = 'Enter a price in dollars, like 12.50';

/** Body of `PUT /api/merch/{id}/state/`; responds with the item. `sold_price`, in dollars, becomes cents. */
export const StateInput = defineBodySchema({
  state: v.picklist(ITEM_STATES, `state must be one of ${ITEM_STATES.join(', ')}`),
  conversation_id: v.optional(v.nullable(recordId('conversation_id must be a conversation ID'))),
  sold_price: v.optional(v.nullable(buildPriceSchema(SOLD_PRICE))),
});

export const SoldForm = v.object({
  sold_price: defineFilterSchema(buildPriceSchema(SOLD_PRICE)),
  conversation_id: v.optional(v.string(), ''),
});
