import { PageQuery } from '@desert/contract/records/list-query';
import { type Conversation, CONVERSATIONS_PAGE_SIZE } from '@desert/contract/store/conversations';
import { recordId } from '@desert/contract/text/ids';
import { conversations, merch } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../platform/database/open.ts';
import { type Page, toPage } from '../records/paging.ts';
import { toConversationJson, selectConversations } from './conversation-row.ts';

export const ConversationsQuery = v.object({
  merch_id: v.optional(recordId('merch_id must be an item ID')),
  cursor: PageQuery.entries.cursor,
});

/** A member's conversations. SQLite merges two index walks, as seller and buyer, so a page bounds the rows read. */
export async function listConversations(
  database: Database,
  viewer: number,
  { merch_id, cursor }: v.InferOutput<typeof ConversationsQuery>,
): Promise<Page<Conversation>> {
  const { seller_id, buyer_id, message_id } = conversations;
  // Like `isOwn`, excludes conversations whose first message was refused.
  const last = sql` AND ${message_id} > 0 AND ${message_id} < ${cursor?.id ?? Number.MAX_SAFE_INTEGER}`;
  const walk = (where: SQL) => sql`SELECT * FROM ${conversations} WHERE ${where}${last}`;
  const [selling, buying] =
    merch_id === undefined
      ? [sql`${seller_id} = ${viewer}`, sql`${buyer_id} = ${viewer}`]
      : buildItemConditions(merch_id, viewer);
  const newest = sql`(${walk(selling)} UNION ALL ${walk(buying)} ORDER BY "message_id" DESC LIMIT ${CONVERSATIONS_PAGE_SIZE + 1})`;
  const rows = await selectConversations(database, viewer, newest).orderBy(sql`c.message_id DESC`);
  const { records, cursor: next } = toPage(
    rows.map((row) => ({ row, id: row.message_id })),
    { limit: CONVERSATIONS_PAGE_SIZE },
  );
  const page = { records: records.map(({ row }) => toConversationJson(row)) };
  return next === undefined ? page : { ...page, cursor: next };
}

/** Conditions for conversations about an item, as its seller and as buyer. The + rules out the index by seller. */
function buildItemConditions(merch_id: number, viewer: number): [selling: SQL, buying: SQL] {
  const { seller_id, buyer_id, merch_id: item } = conversations;
  const isOwn = sql`(SELECT ${merch.id} FROM ${merch} WHERE ${merch.id} = ${merch_id} AND ${merch.user_id} = ${viewer})`;
  return [
    sql`${item} = ${isOwn} AND +${seller_id} = ${viewer}`,
    sql`${item} = ${merch_id} AND ${buyer_id} = ${viewer}`,
  ];
}

/** The number of unread messages, in at most 100 conversations as seller and 100 as buyer. */
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
