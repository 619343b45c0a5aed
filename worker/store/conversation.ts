import type { PageQuery } from '@desert/contract/records/list-query';
import {
  type ConversationChanges,
  type ConversationDetail,
  type Message,
  MESSAGES_PAGE_SIZE,
  type OpenConversation,
} from '@desert/contract/store/conversations';
import { blocks, conversations, messages, users } from '@desert/drizzle/schema';
import { isBeingDeleted } from '@desert/drizzle/schema/accounts';
import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';
import { hasRow } from '../platform/database/sql.ts';
import { nextAddress, type Page, toPage, countRowsToRead } from '../records/paging.ts';
import {
  type ConversationRow,
  toConversationJson,
  isOwn,
  selectOwnConversation,
  type ConversationView,
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

const NEWEST = { limit: MESSAGES_PAGE_SIZE };

/**
 * Finds a conversation with its newest messages in one round trip. Refuses unless `isOwn` holds. @param path of the
 * conversation, from which the address of earlier messages is built
 */
export async function findConversation(
  database: Database,
  { id, viewer }: ConversationView,
  path: string,
): Promise<ConversationDetail> {
  const [rows, newest, rated, [standing]] = await database.batch([
    selectConversations(database, viewer, selectOwnConversation(id, viewer)),
    selectMessages(database, id, NEWEST),
    selectSaleRatings(database, { id, viewer }),
    selectStanding(database, { id, viewer }),
  ]);
  const [row] = rows;
  if (!row) throw new Refusal(404, GONE);
  const { records, cursor } = toMessagePage(newest, NEWEST);
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
  { id, viewer }: ConversationView,
  query: PageQuery,
): Promise<Page<Message>> {
  const [[own], rows] = await database.batch([
    selectOwnConversationVersion(database, { id, viewer }),
    selectMessages(database, id, query),
  ]);
  if (!own) throw new Refusal(404, GONE);
  return toMessagePage(rows, query);
}

/** The current version of a conversation. Refuses unless `isOwn` holds. */
export async function readVersion(database: Database, seen: ConversationView): Promise<number> {
  const [own] = await selectOwnConversationVersion(database, seen);
  if (!own) throw new Refusal(404, GONE);
  return own.version;
}

/** The first `MESSAGES` messages that changed after a version. Refuses unless `isOwn` holds. */
export async function readConversationChanges(
  database: Database,
  { id, viewer }: ConversationView,
  after: number,
): Promise<ConversationChanges> {
  const [rows, [standing], changed] = await database.batch([
    selectConversations(database, viewer, selectOwnConversation(id, viewer)),
    selectStanding(database, { id, viewer }),
    database
      .select(MESSAGE)
      .from(messages)
      .where(and(eq(messages.conversation_id, id), gt(messages.version, after)))
      .orderBy(asc(messages.version))
      .limit(MESSAGES_PAGE_SIZE + 1),
  ]);
  const [row] = rows;
  if (!row) throw new Refusal(404, GONE);
  const more = changed.length > MESSAGES_PAGE_SIZE;
  const page = changed.slice(0, MESSAGES_PAGE_SIZE);
  return {
    conversation: toOpenConversation(row, standing),
    messages: page.map(toMessageJson),
    version: more ? (page.at(-1)?.version ?? after) : row.version,
    more,
  };
}

export function toMessageJson(row: typeof messages.$inferSelect): Message {
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

function toMessagePage(rows: (typeof messages.$inferSelect)[], query: PageQuery): Page<Message> {
  const page = toPage(rows, query);
  return { ...page, records: page.records.toReversed().map(toMessageJson) };
}

function selectMessages(database: Database, id: number, query: PageQuery) {
  const before = query.cursor && lt(messages.id, query.cursor.id);
  return database
    .select(MESSAGE)
    .from(messages)
    .where(and(eq(messages.conversation_id, id), before))
    .orderBy(desc(messages.id))
    .limit(countRowsToRead(query));
}

function selectOwnConversationVersion(database: Database, { id, viewer }: ConversationView) {
  return database
    .select({ version: conversations.version })
    .from(conversations)
    .where(and(eq(conversations.id, id), isOwn(viewer)));
}

type Standing = Record<'is_blocked' | 'can_rate' | 'has_closed_safety', 0 | 1>;

function selectStanding(database: Database, { id, viewer }: ConversationView) {
  const { user_id, blocked_id } = blocks;
  const isBlocked = and(eq(user_id, viewer), eq(blocked_id, otherMember(viewer)));
  return database
    .select({
      is_blocked: sql<0 | 1>`${hasRow(blocks, isBlocked)}`.as('is_blocked'),
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
    ...toConversationJson(row),
    version,
    read_by_other,
    is_blocked: standing?.is_blocked === 1,
    can_rate: standing?.can_rate === 1,
  };
}
