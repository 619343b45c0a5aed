/**
 * What a seller and somebody who is interested in an item write to each other: nobody else's. A side whose account was
 * deleted is null.
 */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const side = () => integer().references(() => users.id);

/** A number that counts up from nothing. */
const count = () => integer().notNull().default(0);

export const conversations = sqliteTable(
  'conversations',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The item, which may be deleted since. */
    merch_id: integer().notNull(),
    /** What that was called when the conversation began. */
    merch_name: text().notNull(),
    seller_id: side(),
    buyer_id: side(),
    /** ms since 1970 */
    created_at: integer().notNull(),
    /** Counts its changes: a message, an offer that was answered, what was read, what became of the item. */
    version: count(),
    /** Of the last message: its id, its beginning, whether the seller wrote it, and when, in ms since 1970. */
    message_id: count(),
    excerpt: text().notNull().default(''),
    by_seller: integer({ mode: 'boolean' }).notNull().default(false),
    message_at: integer().notNull(),
    /** How many messages of the other each of the two has not read, and the last one that they have. */
    seller_unread: count(),
    buyer_unread: count(),
    seller_read: count(),
    buyer_read: count(),
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

/** What becomes of an offer. 'replaced': another amount was named after it. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'replaced'] as const;

export const messages = sqliteTable(
  'messages',
  {
    /** Counts up in the order of writing, which is the order of showing. */
    id: integer().primaryKey({ autoIncrement: true }),
    conversation_id: integer()
      .notNull()
      .references(() => conversations.id),
    sender_id: side(),
    /** ms since 1970 */
    created_at: integer().notNull(),
    idempotency_key: text('write_key').unique(),
    /** '' of what is an offer without words, and of who deleted their account. */
    content: text().notNull(),
    /** Cents; null where it is no offer. */
    offer: integer(),
    offer_state: text({ enum: OFFER_STATES }),
    /** The version of the conversation that has it as it is. */
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
