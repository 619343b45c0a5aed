import { TAKES_NONE } from '@desert/contract/store/conversations';
import type { ItemState } from '@desert/contract/store/item-values';
import { blocks, conversations, merch } from '@desert/drizzle/schema';
import { and, eq, or } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';

export const OTHER_ITEM = 'That conversation isn’t about this item.';
export const OWN_ITEM = 'You can’t message yourself about your own item.';
export const NOT_FOR_SALE = 'This item is no longer for sale.';
export const FOR_OTHERS = 'This item is reserved for someone else.';
export const FORMER_MEMBER = 'This person is no longer a member, so you can’t message them.';
const YOU_BLOCK = 'You’ve blocked this member. Unblock them to send a message.';
export const OFFER_DECIDED = 'This offer is no longer open.';
export const OWN_OFFER = 'This is your own offer. Only the other person can accept or decline it.';
export const OTHERS_OFFER = 'Only the member who made this offer can withdraw it.';
export const OTHER_KEY =
  'This message was already sent with different content. Reload the page and try again.';

export interface ConversationState {
  seller_id: number | null;
  buyer_id: number | null;
  /** The item's state; null if the item is not visible. */
  state: ItemState | null;
  conversation_id: number | null;
}

export async function findWriting(
  database: Database,
  id: number,
  user_id: number,
): Promise<ConversationState> {
  const { seller_id, buyer_id } = conversations;
  const writing = await database
    .select({ seller_id, buyer_id, state: merch.state, conversation_id: merch.conversation_id })
    .from(conversations)
    .leftJoin(merch, eq(merch.id, conversations.merch_id))
    .where(and(eq(conversations.id, id), or(eq(seller_id, user_id), eq(buyer_id, user_id))))
    .get();
  if (!writing) throw new Refusal(404, GONE);
  return writing;
}

/** Refuses an offer unless the item is for sale, or reserved for the buyer of this conversation. */
export function checkOffer({ state, conversation_id }: ConversationState, id: number): void {
  if (state !== 'for_sale' && state !== 'reserved') throw new Refusal(409, NOT_FOR_SALE);
  if (state === 'reserved' && conversation_id !== id) throw new Refusal(409, FOR_OTHERS);
}

/** Refuses if either member blocks the other. */
export async function checkBlocks(database: Database, from: number, to: number): Promise<void> {
  const { user_id, blocked_id } = blocks;
  const rows = await database
    .select({ user_id })
    .from(blocks)
    .where(
      or(and(eq(user_id, to), eq(blocked_id, from)), and(eq(user_id, from), eq(blocked_id, to))),
    );
  if (rows.some((row) => row.user_id === to)) throw new Refusal(403, TAKES_NONE);
  if (rows.length > 0) throw new Refusal(403, YOU_BLOCK);
}
