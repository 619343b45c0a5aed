import { type Conversation, CONVERSATIONS } from '@desert/contract/conversations';
import { recordId } from '@desert/contract/ids';
import { PageQuery } from '@desert/contract/list-query';
import { conversations, merch } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/open.ts';
import { type Page, pageOf } from '../records/paging.ts';
import { conversationAnswer, selectConversations } from './conversation-row.ts';

/** The query of the list: those about one item, or all. A page has `CONVERSATIONS`. */
export const ConversationsQuery = v.object({
  merch_id: v.optional(recordId('merch_id must be an item ID')),
  cursor: PageQuery.entries.cursor,
});

/**
 * A page of somebody's conversations, what was said last first. Two walks of an index, those as a seller and those as a
 * buyer, which SQLite merges: it reads a page of them, however many there are.
 */
export async function listConversations(
  database: Database,
  viewer: number,
  { merch_id, cursor }: v.InferOutput<typeof ConversationsQuery>,
): Promise<Page<Conversation>> {
  const { seller_id, buyer_id, message_id } = conversations;
  // As `isOwn` says.
  const last = sql` AND ${message_id} > 0 AND ${message_id} < ${cursor?.id ?? Number.MAX_SAFE_INTEGER}`;
  const walk = (where: SQL) => sql`SELECT * FROM ${conversations} WHERE ${where}${last}`;
  const [selling, buying] =
    merch_id === undefined
      ? [sql`${seller_id} = ${viewer}`, sql`${buyer_id} = ${viewer}`]
      : aboutItem(merch_id, viewer);
  const newest = sql`(${walk(selling)} UNION ALL ${walk(buying)} ORDER BY "message_id" DESC LIMIT ${CONVERSATIONS + 1})`;
  const rows = await selectConversations(database, viewer, newest).orderBy(sql`c.message_id DESC`);
  // Sorted by their last messages: the cursor is one of those.
  const { records, cursor: next } = pageOf(
    rows.map((row) => ({ row, id: row.message_id })),
    { limit: CONVERSATIONS },
  );
  const page = { records: records.map(({ row }) => conversationAnswer(row)) };
  return next === undefined ? page : { ...page, cursor: next };
}

/** Those about an item are found by it, and not along all of the viewer's: all of its seller's, the one of somebody else. */
function aboutItem(merch_id: number, viewer: number): [selling: SQL, buying: SQL] {
  const { seller_id, buyer_id, merch_id: item } = conversations;
  const own = sql`(SELECT ${merch.id} FROM ${merch} WHERE ${merch.id} = ${merch_id} AND ${merch.user_id} = ${viewer})`;
  return [
    sql`${item} = ${own} AND +${seller_id} = ${viewer}`,
    sql`${item} = ${merch_id} AND ${buyer_id} = ${viewer}`,
  ];
}

/** How many messages somebody has not read: of 100 conversations as a seller and as a buyer at most. */
export async function countUnread(database: Database, viewer: number): Promise<number> {
  const of = (side: 'seller' | 'buyer') => {
    const unread = conversations[`${side}_unread`];
    const isUnread = sql.raw(`"${side}_unread" > 0`);
    return sql`SELECT * FROM (SELECT ${unread} AS unread FROM ${conversations}
      WHERE ${conversations[`${side}_id`]} = ${viewer} AND ${isUnread} LIMIT 100)`;
  };
  const [counted] = await database.all<{ unread: number | null }>(
    sql`SELECT sum(unread) AS unread FROM (${of('seller')} UNION ALL ${of('buyer')})`,
  );
  return counted?.unread ?? 0;
}
