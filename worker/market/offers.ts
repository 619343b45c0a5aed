import type { Message, OfferDecision } from '@desert/contract/conversations';
import { conversations, merch, merchRows, messages } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import { writeBatch } from '../database/retry.ts';
import { GONE } from '../records/refusals.ts';
import { refuse, type Refusal } from '../response/errors.ts';
import { messageJson, type Seen } from './conversation.ts';
import {
  OFFER_DECIDED,
  OTHERS_OFFER,
  OWN_OFFER,
  findWriting,
  offerRefusal,
  refusalBetween,
} from './standing.ts';
import { countChange, versionNow } from './version.ts';

/**
 * Accepts, declines or withdraws an open offer. Accepting reserves the item in the same transaction, so of two
 * concurrent acceptances one succeeds. Idempotent.
 */
export async function decideOffer(
  database: Database,
  { id, viewer }: Seen,
  message_id: number,
  state: OfferDecision,
): Promise<Message | Refusal> {
  const of = and(eq(messages.id, message_id), eq(messages.conversation_id, id));
  const mustBeOwn = state === 'withdrawn';
  const isAllowed = sql`(${messages.sender_id} = ${viewer}) = ${Number(mustBeOwn)}`;
  const isOpen = and(of, eq(messages.offer_state, 'open'), isAllowed);
  const open = database.select({ id: messages.id }).from(messages).where(isOpen);
  const before = await findWriting(database, id, viewer);
  if (!before) return refuse(404, GONE);
  const other = before.seller_id === viewer ? before.buyer_id : before.seller_id;
  const refused =
    state === 'accepted' && other !== null && (await refusalBetween(database, viewer, other));
  if (refused) return refused;
  const canDecide = state === 'accepted' ? isReserved(database, id) : undefined;
  const results = await writeBatch(database, [
    ...(state === 'accepted' ? [reserve(database, id, exists(open))] : []),
    countChange(database, id, and(exists(open), canDecide)),
    database
      .update(messages)
      .set({ offer_state: state, version: versionNow(id) })
      .where(and(isOpen, canDecide)),
    database.select().from(messages).where(of),
  ]);
  const [message] = results.at(-1) as (typeof messages.$inferSelect)[];
  if (!message || message.offer === null) return refuse(404, GONE);
  const isOwn = message.sender_id === viewer;
  if (isOwn !== mustBeOwn) return refuse(403, isOwn ? OWN_OFFER : OTHERS_OFFER);
  if (message.offer_state === state) return messageJson(message);
  const now = message.offer_state === 'open' && (await findWriting(database, id, viewer));
  return (now && offerRefusal(now, id)) || refuse(409, OFFER_DECIDED);
}

function reserve(
  database: Database,
  id: number,
  isOpen: ReturnType<typeof exists>,
): BatchItem<'sqlite'> {
  const item = sql`(SELECT ${conversations.merch_id} FROM ${conversations} WHERE ${conversations.id} = ${id})`;
  return database
    .update(merchRows)
    .set({ state: 'reserved', state_at: Date.now(), conversation_id: id })
    .where(
      and(eq(merchRows.id, item), isVisible(merchRows), eq(merchRows.state, 'for_sale'), isOpen),
    );
}

function isReserved(database: Database, id: number) {
  return exists(
    database
      .select({ id: merch.id })
      .from(merch)
      .innerJoin(conversations, eq(conversations.merch_id, merch.id))
      .where(
        and(eq(conversations.id, id), eq(merch.conversation_id, id), eq(merch.state, 'reserved')),
      ),
  );
}
