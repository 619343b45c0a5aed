import { conversations, messages, users } from '@desert/drizzle/schema';
import { eq } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import {
  buildBundleUpdate,
  type Event,
  ONE_MORE,
  buildNotificationInsert,
  type NewNotification,
} from './recipients.ts';

/** Notifies the other member about an unread message or offer, and an offer's author about the decision. */
export async function notifyOfMessage(database: Database, event: Event): Promise<JobStep> {
  const message = await findMessage(database, event.source_id);
  if (!message?.actor) return {};
  const { conversation, sender_id, offer, offer_state, created_at } = message;
  const isSeller = sender_id === conversation.seller_id;
  const other = isSeller ? conversation.buyer_id : conversation.seller_id;
  const readByOther = isSeller ? conversation.buyer_read : conversation.seller_read;
  if (other === null) return {};
  const notice: Omit<NewNotification, 'kind' | 'key'> = {
    source_table: 'conversations',
    source_id: conversation.id,
    actor: message.actor,
    title: conversation.merch_name,
    path: `/merch/messages/${conversation.id}`,
    at: created_at,
  };
  if (event.change === 'offer') {
    const decider = await findUser(database, other);
    const key = `offer messages ${event.source_id} ${offer_state}`;
    const detail = { state: offer_state, amount: offer };
    const decided: NewNotification = {
      ...notice,
      kind: 'offer',
      key,
      detail,
      actor: decider ?? null,
      at: event.at,
    };
    return {
      statements:
        sender_id === null ? [] : [buildNotificationInsert(database, event, decided, [sender_id])],
    };
  }
  // The recipient has read it in the open conversation.
  if (readByOther >= event.source_id) return {};
  if (offer !== null && offer_state !== 'withdrawn') {
    const detail = { state: 'open', amount: offer };
    const key = `offer messages ${event.source_id}`;
    const made: NewNotification = {
      ...notice,
      kind: 'offer',
      key,
      detail,
      high_water_mark: event.source_id,
    };
    return { statements: [buildNotificationInsert(database, event, made, [other])] };
  }
  const key = `message conversations ${conversation.id}`;
  const written: NewNotification = {
    ...notice,
    kind: 'message',
    key,
    high_water_mark: event.source_id,
  };
  return {
    statements: [
      buildNotificationInsert(
        database,
        event,
        written,
        [other],
        buildBundleUpdate(ONE_MORE, event.attempts > 1),
      ),
    ],
  };
}

function findMessage(database: Database, id: number) {
  return database
    .select({
      sender_id: messages.sender_id,
      offer: messages.offer,
      offer_state: messages.offer_state,
      created_at: messages.created_at,
      actor: { id: users.id, username: users.username },
      conversation: {
        id: conversations.id,
        merch_name: conversations.merch_name,
        seller_id: conversations.seller_id,
        buyer_id: conversations.buyer_id,
        seller_read: conversations.seller_read,
        buyer_read: conversations.buyer_read,
      },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .leftJoin(users, eq(users.id, messages.sender_id))
    .where(eq(messages.id, id))
    .get();
}

function findUser(database: Database, id: number) {
  return database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, id))
    .get();
}
