import * as v from 'valibot';
import { defineBodySchema } from '../text/body.ts';
import { buildPriceSchema } from './price.ts';
import { RENEWAL_CHOICES } from './renewal.ts';

/** The form at `/merch/{id}/renew`. `price` is the new one, for 'reduce'. */
export const RenewalForm = defineBodySchema({
  choice: v.picklist(RENEWAL_CHOICES, `choice must be one of ${RENEWAL_CHOICES.join(', ')}`),
  price: v.optional(buildPriceSchema('Enter a price in dollars, like 12.50')),
});
