import { conversations, messages } from '@desert/drizzle/schema';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { readOfConversation } from '../notifications/mark-read.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';

/** Marks messages as read. @returns the number of unread ones */
export async function markReadUntil(
  database: Database,
  id: number,
  user_id: number,
  message_id: number,
): Promise<number> {
  const { id: conversation, seller_id, buyer_id, ...columns } = conversations;
  const last = sql<number>`min(${message_id}, ${columns.message_id})`;
  const unread = sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${messages}
    WHERE ${messages.conversation_id} = ${id} AND ${messages.id} > ${last} AND ${messages.sender_id} IS NOT ${user_id} LIMIT 100))`;
  const version = sql`${columns.version} + 1`;
  const isOwn = eq(conversation, id);
  const [, , , [row]] = await writeBatch(database, [
    readOfConversation(database, user_id, id, message_id),
    database
      .update(conversations)
      .set({ seller_read: last, seller_unread: unread, version })
      .where(and(isOwn, eq(seller_id, user_id), lt(columns.seller_read, last))),
    database
      .update(conversations)
      .set({ buyer_read: last, buyer_unread: unread, version })
      .where(and(isOwn, eq(buyer_id, user_id), lt(columns.buyer_read, last))),
    database
      .select({
        seller_id,
        seller_unread: columns.seller_unread,
        buyer_unread: columns.buyer_unread,
      })
      .from(conversations)
      .where(and(isOwn, or(eq(seller_id, user_id), eq(buyer_id, user_id)))),
  ]);
  if (!row) throw new Refusal(404, GONE);
  return row.seller_id === user_id ? row.seller_unread : row.buyer_unread;
}
