import type { PageQuery } from '@desert/contract/records/list-query';
import {
  type ConversationChanges,
  type ConversationDetail,
  type Message,
  MESSAGES,
  type OpenConversation,
} from '@desert/contract/store/conversations';
import { blocks, conversations, messages, users } from '@desert/drizzle/schema';
import { isBeingDeleted } from '@desert/drizzle/schema/accounts';
import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { existsIn } from '../platform/database/sql.ts';
import { nextAddress, type Page, pageOf, rowsOf } from '../records/paging.ts';
import {
  type ConversationRow,
  conversationJson,
  isOwn,
  ownConversation,
  type Seen,
  selectConversations,
} from './conversation-row.ts';
import { selectSaleRatings, toSaleRatingJson } from './rating-list.ts';
import { canRate, otherMember } from './ratings.ts';
import { hasClosedSafety } from './safety-notice.ts';

/** Columns of a message, without sender and text if the sender deleted their account. */
const MESSAGE = {
  ...getTableColumns(messages),
  sender_id: sql<
    number | null
  >`iif(${isBeingDeleted(messages.sender_id)}, NULL, ${messages.sender_id})`.as('sender_id'),
  content: sql<string>`iif(${isBeingDeleted(messages.sender_id)}, '', ${messages.content})`.as(
    'content',
  ),
};

const NEWEST = { limit: MESSAGES };

/**
 * Finds a conversation with its newest messages in one round trip. Refuses unless `isOwn` holds. @param path of the
 * conversation, from which the address of earlier messages is built
 */
export async function findConversation(
  database: Database,
  { id, viewer }: Seen,
  path: string,
): Promise<ConversationDetail> {
  const [rows, newest, rated, [standing]] = await database.batch([
    selectConversations(database, viewer, ownConversation(id, viewer)),
    selectMessages(database, id, NEWEST),
    selectSaleRatings(database, { id, viewer }),
    selectStanding(database, { id, viewer }),
  ]);
  const [row] = rows;
  if (!row) throw new Refusal(404, GONE);
  const { records, cursor } = messagePage(newest, NEWEST);
  const earlier = `${path.replace(/\/$/, '')}/messages/`;
  return {
    ...toOpenConversation(row, standing),
    messages: records,
    ratings: rated.map((row) => toSaleRatingJson(row, viewer)),
    has_closed_safety: standing?.has_closed_safety === 1,
    earlier_messages: cursor === undefined ? null : nextAddress(earlier, cursor),
  };
}

/** A page of messages, oldest first; the cursor leads to earlier ones. Refuses unless `isOwn` holds. */
export async function listMessages(
  database: Database,
  { id, viewer }: Seen,
  asked: PageQuery,
): Promise<Page<Message>> {
  const [[own], rows] = await database.batch([
    selectOwn(database, { id, viewer }),
    selectMessages(database, id, asked),
  ]);
  if (!own) throw new Refusal(404, GONE);
  return messagePage(rows, asked);
}

/** The current version of a conversation. Refuses unless `isOwn` holds. */
export async function versionOf(database: Database, seen: Seen): Promise<number> {
  const [own] = await selectOwn(database, seen);
  if (!own) throw new Refusal(404, GONE);
  return own.version;
}

/** The first `MESSAGES` messages that changed after a version. Refuses unless `isOwn` holds. */
export async function changesAfter(
  database: Database,
  { id, viewer }: Seen,
  after: number,
): Promise<ConversationChanges> {
  const [rows, [standing], changed] = await database.batch([
    selectConversations(database, viewer, ownConversation(id, viewer)),
    selectStanding(database, { id, viewer }),
    database
      .select(MESSAGE)
      .from(messages)
      .where(and(eq(messages.conversation_id, id), gt(messages.version, after)))
      .orderBy(asc(messages.version))
      .limit(MESSAGES + 1),
  ]);
  const [row] = rows;
  if (!row) throw new Refusal(404, GONE);
  const more = changed.length > MESSAGES;
  const page = changed.slice(0, MESSAGES);
  return {
    conversation: toOpenConversation(row, standing),
    messages: page.map(messageJson),
    version: more ? (page.at(-1)?.version ?? after) : row.version,
    more,
  };
}

export function messageJson(row: typeof messages.$inferSelect): Message {
  const { id, content, sender_id, created_at, offer, offer_state } = row;
  return {
    id,
    content,
    user_id: sender_id,
    created_at: new Date(created_at).toISOString(),
    offer: offer === null ? null : offer / 100,
    offer_state,
  };
}

function messagePage(rows: (typeof messages.$inferSelect)[], asked: PageQuery): Page<Message> {
  const page = pageOf(rows, asked);
  return { ...page, records: page.records.toReversed().map(messageJson) };
}

function selectMessages(database: Database, id: number, asked: PageQuery) {
  const before = asked.cursor && lt(messages.id, asked.cursor.id);
  return database
    .select(MESSAGE)
    .from(messages)
    .where(and(eq(messages.conversation_id, id), before))
    .orderBy(desc(messages.id))
    .limit(rowsOf(asked));
}

function selectOwn(database: Database, { id, viewer }: Seen) {
  return database
    .select({ version: conversations.version })
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn(viewer)));
}

type Standing = Record<'is_blocked' | 'can_rate' | 'has_closed_safety', 0 | 1>;

function selectStanding(database: Database, { id, viewer }: Seen) {
  const { user_id, blocked_id } = blocks;
  const isBlocked = and(eq(user_id, viewer), eq(blocked_id, otherMember(viewer)));
  return database
    .select({
      is_blocked: sql<0 | 1>`${existsIn(blocks, isBlocked)}`.as('is_blocked'),
      can_rate: sql<0 | 1>`${canRate({ id, viewer })}`.as('can_rate'),
      has_closed_safety: sql<0 | 1>`${hasClosedSafety}`.as('has_closed_safety'),
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, viewer))
    .where(eq(conversations.id, id));
}

function toOpenConversation(
  row: ConversationRow,
  standing: Standing | undefined,
): OpenConversation {
  const { version, read_by_other } = row;
  return {
    ...conversationJson(row),
    version,
    read_by_other,
    is_blocked: standing?.is_blocked === 1,
    can_rate: standing?.can_rate === 1,
  };
}
