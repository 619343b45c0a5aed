/** Account deletion in conversations: empties a member's messages. The other member's stay until both have left. */
import { blocks, conversations, messages, ratings } from '@desert/drizzle/schema';
import { and, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { anonymizeRatings } from './ratings.ts';

const { seller_id, buyer_id } = conversations;

/**
 * Statements that remove a deleted member from conversations, and delete conversations that both members left. Repeat
 * them until `hasLeft` holds. @param step rows per statement
 */
export function leaveConversations(
  database: Database,
  user_id: number,
  step: number,
): BatchItem<'sqlite'>[] {
  const isLast = or(
    and(eq(seller_id, user_id), isNull(buyer_id)),
    and(eq(buyer_id, user_id), isNull(seller_id)),
  );
  const unread = database
    .select({ id: messages.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversation_id, conversations.id))
    .where(isLast)
    .limit(step);
  const left = database.select({ id: messages.id }).from(messages);
  const written = left.where(eq(messages.sender_id, user_id)).limit(step);
  const isEmpty = notExists(
    database
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.conversation_id, conversations.id)),
  );
  return [
    database.delete(messages).where(inArray(messages.id, unread)),
    database.delete(conversations).where(and(isLast, isEmpty)),
    database
      .update(messages)
      .set({
        sender_id: null,
        content: '',
        offer_state: sql`CASE ${messages.offer_state} WHEN 'open' THEN 'replaced' ELSE ${messages.offer_state} END`,
      })
      .where(inArray(messages.id, written)),
    anonymizeConversations(database, user_id, step, 'seller'),
    anonymizeConversations(database, user_id, step, 'buyer'),
    ...anonymizeRatings(database, user_id, step),
    database.delete(blocks).where(inArray(blocks.id, selectBlocks(database, user_id, step))),
  ];
}

export function hasLeft(database: Database, user_id: number): SQL | undefined {
  const written = database
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.sender_id, user_id));
  const sides = [seller_id, buyer_id].map((side) =>
    database.select({ id: conversations.id }).from(conversations).where(eq(side, user_id)),
  );
  const rated = [ratings.user_id, ratings.about_id].map((side) =>
    database.select({ id: ratings.id }).from(ratings).where(eq(side, user_id)),
  );
  const blocked = selectBlocks(database, user_id, 1);
  return and(...[written, ...sides, ...rated, blocked].map((rows) => notExists(rows)));
}

function anonymizeConversations(
  database: Database,
  user_id: number,
  step: number,
  side: 'seller' | 'buyer',
) {
  const isSeller = side === 'seller';
  const [column, other] = isSeller ? [seller_id, buyer_id] : [buyer_id, seller_id];
  const some = database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(column, user_id), isNotNull(other)))
    .limit(step);
  return database
    .update(conversations)
    .set({
      ...(isSeller ? { seller_id: null, seller_unread: 0 } : { buyer_id: null, buyer_unread: 0 }),
      version: sql`${conversations.version} + 1`,
      excerpt: sql`iif(${conversations.by_seller} = ${Number(isSeller)}, '', ${conversations.excerpt})`,
    })
    .where(inArray(conversations.id, some));
}

/** Selects blocks against the member. `accounts/deletion/finish.ts` deletes their own. */
function selectBlocks(database: Database, user_id: number, step: number) {
  const isBlocked = eq(blocks.blocked_id, user_id);
  return database.select({ id: blocks.id }).from(blocks).where(isBlocked).limit(step);
}
