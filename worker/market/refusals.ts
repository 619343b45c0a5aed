/** Why something that is written about an item is refused. */

/** A refusal, as the API answers it. */
export interface Refusal {
  status: 400 | 403 | 404 | 409;
  errors: string | Record<string, string>;
}

export const refuse = (status: Refusal['status'], errors: Refusal['errors']): Refusal => ({
  status,
  errors,
});

/** Whether it is a refusal, and not what was asked for. */
export function isRefusal(value: object): value is Refusal {
  return 'errors' in value;
}

export const OTHER_ITEM = 'That conversation is not about this item.';
export const OWN_ITEM = 'This is your own item.';
export const NOT_FOR_SALE = 'This item is not for sale any more.';
export const FOR_OTHERS = 'This item is reserved for somebody else.';
export const FORMER_MEMBER = 'This member is gone: nobody would read it.';
export const YOU_BLOCK = 'You take no messages from this member. Take that back to write.';
export const OFFER_ANSWERED = 'This offer is not open any more.';
export const OWN_OFFER = 'This offer is yours: the other one answers it.';
export const OTHERS_OFFER = 'Only the member who made this offer can withdraw it.';
export const OTHER_KEY = 'Something else was sent before by the same key.';
