import type { Message, OfferDecision } from '@desert/contract/store/conversations';
import { conversations, merch, merchRows, messages, notifications } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import type { ConversationView } from './conversation-row.ts';
import { toMessageJson } from './conversation.ts';
import {
  checkBlocks,
  checkOffer,
  findWriting,
  OFFER_DECIDED,
  OTHERS_OFFER,
  OWN_OFFER,
} from './standing.ts';
import { countChange, selectCurrentVersion } from './version.ts';

/**
 * Accepts, declines or withdraws an open offer. Accepting reserves the item in the same transaction, so of two
 * concurrent acceptances one succeeds. Idempotent.
 */
export async function decideOffer(
  database: Database,
  { id, viewer }: ConversationView,
  message_id: number,
  state: OfferDecision,
): Promise<Message> {
  const of = and(eq(messages.id, message_id), eq(messages.conversation_id, id));
  const mustBeOwn = state === 'withdrawn';
  const isAllowed = sql`(${messages.sender_id} = ${viewer}) = ${Number(mustBeOwn)}`;
  const isOpen = and(of, eq(messages.offer_state, 'open'), isAllowed);
  const open = database.select({ id: messages.id }).from(messages).where(isOpen);
  const { seller_id, buyer_id } = await findWriting(database, id, viewer);
  const other = seller_id === viewer ? buyer_id : seller_id;
  if (state === 'accepted' && other !== null) await checkBlocks(database, viewer, other);
  const canDecide = state === 'accepted' ? isReserved(database, id) : undefined;
  const results = await writeBatch(database, [
    ...(state === 'accepted' ? [buildItemReservation(database, id, exists(open))] : []),
    countChange(database, id, and(exists(open), canDecide)),
    ...(mustBeOwn && other !== null ? [hideOffer(database, other, message_id, exists(open))] : []),
    database
      .update(messages)
      .set({ offer_state: state, version: selectCurrentVersion(id) })
      .where(and(isOpen, canDecide)),
    database.select().from(messages).where(of),
  ]);
  const [message] = results.at(-1) as (typeof messages.$inferSelect)[];
  if (!message || message.offer === null) throw new Refusal(404, GONE);
  const isOwn = message.sender_id === viewer;
  if (isOwn !== mustBeOwn) throw new Refusal(403, isOwn ? OWN_OFFER : OTHERS_OFFER);
  if (message.offer_state === state) return toMessageJson(message);
  if (message.offer_state === 'open') checkOffer(await findWriting(database, id, viewer), id);
  throw new Refusal(409, OFFER_DECIDED);
}

/** The statement that hides the notification of a withdrawn offer, so that no mail or push announces it. */
function hideOffer(database: Database, user_id: number, message_id: number, isOpen: SQL) {
  const key = `offer messages ${message_id}`;
  return database
    .update(notifications)
    .set({ is_hidden: true })
    .where(and(eq(notifications.user_id, user_id), eq(notifications.key, key), isOpen));
}

function buildItemReservation(
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
