export const OTHER_ITEM = 'That conversation isn’t about this item.';
export const OWN_ITEM = 'You can’t message yourself about your own item.';
export const NOT_FOR_SALE = 'This item is no longer for sale.';
export const FOR_OTHERS = 'This item is reserved for someone else.';
export const FORMER_MEMBER = 'This person is no longer a member, so you can’t message them.';
export const YOU_BLOCK = 'You’ve blocked this member. Unblock them to send a message.';
export const OFFER_DECIDED = 'This offer is no longer open.';
export const OWN_OFFER = 'This is your own offer. Only the other person can accept or decline it.';
export const OTHERS_OFFER = 'Only the member who made this offer can withdraw it.';
export const OTHER_KEY =
  'This message was already sent with different content. Reload the page and try again.';
