import type { StateInput } from '@desert/contract/store/item-state-input';
import type { Item } from '@desert/contract/store/merch';
import { conversations, merch, merchRows, messages } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { itemKind } from '../records/kinds/merch.ts';
import { toRecordsJson, selectRecords } from '../records/queries.ts';
import { checkOwner } from '../records/refusals.ts';
import type { OwnedId } from '../records/save.ts';
import { FOR_OTHERS, OTHER_ITEM } from './standing.ts';

type StateChange = InferOutput<typeof StateInput>;

/**
 * Changes the state of the member's item. An item that is for sale again is for sale from now
 * on, so that sellers can extend it. Omitted buyer and price are kept, unless the new state has none; the price of
 * a new sale defaults to the buyer's accepted offer.
 */
export async function setItemState(
  database: Database,
  { id, user_id }: OwnedId,
  asked: StateChange,
): Promise<Item> {
  const { conversation_id } = asked;
  const claims = asked.state === 'reserved' && conversation_id !== undefined;
  const about = database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversation_id ?? 0), eq(conversations.merch_id, id)));
  const reading = { viewer: user_id, listed: false };
  const [, rows, [row]] = await writeBatch(database, [
    database
      .update(merchRows)
      .set(buildStateColumns(asked, Date.now()))
      .where(
        and(
          eq(merchRows.id, id),
          isVisible(merchRows),
          eq(merchRows.user_id, user_id),
          conversation_id ? exists(about) : undefined,
          claims ? isFree(conversation_id) : undefined,
        ),
      ),
    selectRecords(database, itemKind, reading).where(eq(merch.id, id)),
    about,
  ]);
  const item = checkOwner(toRecordsJson(itemKind, rows, reading)[0], user_id);
  if (conversation_id && !row) throw new Refusal(400, { conversation_id: OTHER_ITEM });
  if (claims && item.conversation_id !== conversation_id) throw new Refusal(409, FOR_OTHERS);
  return item;
}

/** The condition that an item is not reserved for another buyer: of two concurrent reservations, one succeeds. */
function isFree(conversation_id: number | null): SQL {
  const { state, conversation_id: promised } = merchRows;
  return sql`(${state} <> 'reserved' OR ${promised} IS NULL OR ${promised} IS ${conversation_id})`;
}

function buildStateColumns({ state, conversation_id, sold_price }: StateChange, now: number) {
  const isPromised = state === 'reserved' || state === 'sold';
  const { state_at } = merchRows;
  return {
    state,
    state_at: sql<number>`CASE WHEN ${merchRows.state} = ${state} AND ${state} <> 'for_sale' THEN ${state_at} ELSE ${now} END`,
    conversation_id:
      conversation_id === undefined && isPromised
        ? sql<number>`CASE WHEN ${merchRows.state} IN ('reserved', 'sold') THEN ${merchRows.conversation_id} END`
        : isPromised
          ? conversation_id
          : null,
    sold_price:
      sold_price === undefined && state === 'sold'
        ? sql<number>`CASE WHEN ${merchRows.state} = 'sold' THEN ${merchRows.sold_price} ELSE ${selectAcceptedOffer(conversation_id)} END`
        : state === 'sold'
          ? sold_price
          : null,
  };
}

/** The amount in cents that was accepted last. @param conversation_id defaults to the one of the reservation */
function selectAcceptedOffer(conversation_id: number | null | undefined): SQL {
  const { id, offer, offer_state } = messages;
  const conversation =
    conversation_id === undefined ? merchRows.conversation_id : sql`${conversation_id}`;
  return sql`(SELECT ${offer} FROM ${messages} WHERE ${messages.conversation_id} = ${conversation} AND ${offer_state} = 'accepted' ORDER BY ${id} DESC LIMIT 1)`;
}
