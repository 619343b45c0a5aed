import { isGone } from '@desert/contract/store/item-values';
import { conversations, merch } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { checkBlocks, FOR_OTHERS, NOT_FOR_SALE, OWN_ITEM } from './standing.ts';

/** Finds or creates the conversation of a buyer about an item. @returns its id */
export async function beginConversation(
  database: Database,
  buyer_id: number,
  merch_id: number,
  offers: boolean,
): Promise<number> {
  const foundRow = await database
    .select({ name: merch.name, seller_id: merch.user_id, state: merch.state })
    .from(merch)
    .where(eq(merch.id, merch_id))
    .get();
  if (!foundRow) throw new Refusal(404, GONE);
  const { name, seller_id, state } = foundRow;
  if (seller_id === buyer_id) throw new Refusal(400, { merch_id: OWN_ITEM });
  const isOwn = and(eq(conversations.merch_id, merch_id), eq(conversations.buyer_id, buyer_id));
  const query = database
    .select({ id: conversations.id, message_id: conversations.message_id })
    .from(conversations)
    .where(isOwn);
  const earlier = await query.get();
  // A conversation whose first message was refused has no message yet.
  if (earlier && earlier.message_id > 0) return earlier.id;
  if (isGone(state)) throw new Refusal(409, NOT_FOR_SALE);
  if (offers && state === 'reserved') throw new Refusal(409, FOR_OTHERS);
  await checkBlocks(database, buyer_id, seller_id);
  const now = Date.now();
  const row = { merch_id, merch_name: name, seller_id, buyer_id, created_at: now, message_at: now };
  const [, [begun]] = await writeBatch(database, [
    database.insert(conversations).values(row).onConflictDoNothing(),
    query,
  ]);
  if (!begun) throw new Refusal(404, GONE);
  return begun.id;
}
