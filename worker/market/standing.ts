/** Who writes to whom about what, and why they may not. */
import { TAKES_NONE } from '@desert/contract/conversations';
import type { ItemState } from '@desert/contract/item-states';
import { blocks, conversations, merch } from '@desert/drizzle/schema';
import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { refuse, type Refusal } from '../response/refusal.ts';
import { FOR_OTHERS, NOT_FOR_SALE, YOU_BLOCK } from './refusals.ts';

/** The two of a conversation, and what became of the item. */
export interface Writing {
  seller_id: number | null;
  buyer_id: number | null;
  /** null where the item was deleted. */
  state: ItemState | null;
  /** In which conversation it is reserved or sold. */
  conversation_id: number | null;
}

/** Who the two are and what became of the item; undefined where the user is none of them. */
export function findWriting(
  database: Database,
  id: number,
  user_id: number,
): Promise<Writing | undefined> {
  const { seller_id, buyer_id } = conversations;
  return database
    .select({ seller_id, buyer_id, state: merch.state, conversation_id: merch.conversation_id })
    .from(conversations)
    .leftJoin(merch, eq(merch.id, conversations.merch_id))
    .where(and(eq(conversations.id, id), or(eq(seller_id, user_id), eq(buyer_id, user_id))))
    .get();
}

/** Why nothing of an item's price can be agreed on; undefined where it can. */
export function offerRefusal(
  { state, conversation_id }: Pick<Writing, 'state' | 'conversation_id'>,
  id: number,
): Refusal | undefined {
  if (state === 'for_sale') return undefined;
  if (state !== 'reserved') return refuse(409, NOT_FOR_SALE);
  return conversation_id === id ? undefined : refuse(409, FOR_OTHERS);
}

/** Why one does not write to the other: one of them blocks the other. */
export async function refusalBetween(
  database: Database,
  from: number,
  to: number,
): Promise<Refusal | undefined> {
  const { user_id, blocked_id } = blocks;
  const rows = await database
    .select({ user_id })
    .from(blocks)
    .where(
      or(and(eq(user_id, to), eq(blocked_id, from)), and(eq(user_id, from), eq(blocked_id, to))),
    );
  if (rows.some((row) => row.user_id === to)) return refuse(403, TAKES_NONE);
  return rows.length > 0 ? refuse(403, YOU_BLOCK) : undefined;
}
