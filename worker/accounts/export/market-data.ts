import type {
  AccountConversation,
  AccountData,
  AccountMessage,
  AccountRating,
} from '@desert/contract/accounts/account-settings';
import { blocks, conversations, messages, ratings, reports, users } from '@desert/drizzle/schema';
import { and, asc, eq, gt, ne, or } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../platform/database/open.ts';
import { toMessageJson } from '../../store/conversation.ts';
import { EXPORT_PAGE_SIZE, type ReadAfter } from './pages.ts';

type MarketLists = 'conversations' | 'messages' | 'ratings' | 'blocks' | 'reports';

export function listMarketReads(
  database: Database,
  user_id: number,
): Record<Extract<MarketLists, keyof AccountData>, ReadAfter[]> {
  return {
    conversations: [conversations.seller_id, conversations.buyer_id].map((side) =>
      readConversations(database, user_id, side),
    ),
    messages: [readMessages(database, user_id)],
    ratings: [readRatings(database, user_id)],
    blocks: [readBlocks(database, user_id)],
    reports: [readReports(database, user_id)],
  };
}

/** Reads conversations by last message. A new message moves one to a later page, so `told` keeps the exported ids. */
function readConversations(database: Database, user_id: number, side: SQLiteColumn): ReadAfter {
  const { message_id } = conversations;
  const told = new Set<number>();
  return async (after) => {
    const rows = await database
      .select()
      .from(conversations)
      .where(and(eq(side, user_id), gt(message_id, after)))
      .orderBy(asc(message_id))
      .limit(EXPORT_PAGE_SIZE);
    const isNew = ({ id }: { id: number }) => !told.has(id) && told.add(id);
    const records = rows.filter(isNew).map((row): AccountConversation => ({
      id: row.id,
      merch_id: row.merch_id,
      merch_name: row.merch_name,
      is_seller: row.seller_id === user_id,
      created_at: new Date(row.created_at).toISOString(),
    }));
    return { rows: rows.map((row) => ({ id: row.message_id })), records };
  };
}

function readMessages(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(messages)
      .where(and(eq(messages.sender_id, user_id), gt(messages.id, after)))
      .orderBy(asc(messages.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map((row): AccountMessage => {
      const { id, content, offer, created_at } = toMessageJson(row);
      return { id, conversation_id: row.conversation_id, content, offer, created_at };
    });
    return { rows, records };
  };
}

/** Reads what the member said about others, and their replies to what others said of them. */
function readRatings(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(ratings)
      .where(
        and(
          or(
            eq(ratings.user_id, user_id),
            and(eq(ratings.about_id, user_id), ne(ratings.reply, '')),
          ),
          gt(ratings.id, after),
        ),
      )
      .orderBy(asc(ratings.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(({ id, conversation_id, created_at, ...row }): AccountRating => ({
      id,
      conversation_id,
      ...(row.user_id === user_id
        ? { is_good: row.is_good, line: row.line }
        : { reply: row.reply ?? '' }),
      created_at: new Date(created_at).toISOString(),
    }));
    return { rows, records };
  };
}

function readBlocks(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select({ id: blocks.id, user: users.id, username: users.username })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blocked_id))
      .where(and(eq(blocks.user_id, user_id), gt(blocks.id, after)))
      .orderBy(asc(blocks.id))
      .limit(EXPORT_PAGE_SIZE);
    return { rows, records: rows.map(({ user, username }) => ({ id: user, username })) };
  };
}

function readReports(database: Database, user_id: number): ReadAfter {
  return async (after) => {
    const rows = await database
      .select()
      .from(reports)
      .where(and(eq(reports.user_id, user_id), gt(reports.id, after)))
      .orderBy(asc(reports.id))
      .limit(EXPORT_PAGE_SIZE);
    const records = rows.map(({ kind, subject_id, rule, reason, created_at }) => ({
      kind,
      id: subject_id,
      rule,
      reason,
      created_at: new Date(created_at).toISOString(),
    }));
    return { rows, records };
  };
}
