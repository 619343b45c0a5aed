/** Private messages about an item. Seller, buyer or sender is null after their account was deleted. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const defineParticipantColumn = () => integer().references(() => users.id);

const defineCounterColumn = () => integer().notNull().default(0);

export const conversations = sqliteTable(
  'conversations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merch_id: integer().notNull(),
    merch_name: text().notNull(),
    seller_id: defineParticipantColumn(),
    buyer_id: defineParticipantColumn(),
    created_at: integer().notNull(),
    /** Increases with each change that a poll returns. */
    version: defineCounterColumn(),
    /**
     * `message_id` (0 before the first), `excerpt`, `by_seller` and `message_at` (ms) are copied from the last message.
     */
    message_id: defineCounterColumn(),
    excerpt: text().notNull().default(''),
    by_seller: integer({ mode: 'boolean' }).notNull().default(false),
    message_at: integer().notNull(),
    /**
     * Unread messages per side, counted up to 100 on a read. `seller_read` and `buyer_read`: id of the last read
     * message.
     */
    seller_unread: defineCounterColumn(),
    buyer_unread: defineCounterColumn(),
    seller_read: defineCounterColumn(),
    buyer_read: defineCounterColumn(),
  },
  (table) => [
    uniqueIndex('conversations_merch_id_buyer_id').on(table.merch_id, table.buyer_id),
    index('conversations_seller_id').on(table.seller_id, table.message_id),
    index('conversations_buyer_id').on(table.buyer_id, table.message_id),
    index('conversations_seller_unread')
      .on(table.seller_id, table.seller_unread)
      .where(sql`"seller_unread" > 0`),
    index('conversations_buyer_unread')
      .on(table.buyer_id, table.buyer_unread)
      .where(sql`"buyer_unread" > 0`),
  ],
);

export const OFFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;

export const messages = sqliteTable(
  'messages',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    conversation_id: integer()
      .notNull()
      .references(() => conversations.id),
    sender_id: defineParticipantColumn(),
    created_at: integer().notNull(),
    idempotency_key: text().unique(),
    /** '' for an offer without text, or after the sender deleted their account. */
    content: text().notNull(),
    /** In cents; null for a message without an offer. */
    offer: integer(),
    offer_state: text({ enum: OFFER_STATES }),
    version: integer().notNull(),
  },
  (table) => [
    index('messages_conversation_id').on(table.conversation_id, table.id),
    index('messages_conversation_id_version').on(table.conversation_id, table.version),
    index('messages_open_offer')
      .on(table.conversation_id)
      .where(sql`"offer_state" = 'open'`),
    index('messages_sender_id').on(table.sender_id),
  ],
);
