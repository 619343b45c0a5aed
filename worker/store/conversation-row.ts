import type { Image } from '@desert/contract/photos/images';
import type { Conversation, ConversationItem } from '@desert/contract/store/conversations';
import type { ItemState } from '@desert/contract/store/item-values';
import { conversations, merch, photos, recordImages, users } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import { faceSql, isMember, toAuthor } from '../members/users/users.ts';
import type { Database } from '../platform/database/open.ts';
import { toProof } from '../records/kinds/merch.ts';
import { sizesJson } from '../records/photo-row.ts';

export interface ConversationView {
  id: number;
  viewer: number;
}

export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

/**
 * Selects conversations as their viewer sees them. @param viewer one of the two members @param from a subquery with
 * all columns of `conversations`
 */
export function selectConversations(database: Database, viewer: number, from: SQL) {
  const { id, kind, url, alt, record_id, photo_id } = recordImages;
  const image = sql`SELECT json_object('id', ${id}, 'url', ${url}, 'alt', ${alt}, 'photo', ${sizesJson})
    FROM ${recordImages} LEFT JOIN ${photos} ON ${photos.id} = ${photo_id}
    WHERE ${kind} = 'merch' AND ${record_id} = c.merch_id ORDER BY ${id} LIMIT 1`;
  const isSeller = sql`c.seller_id IS ${viewer}`;
  const selectColumn = <T>(column: string) => sql<T>`${sql.raw(`c.${column}`)}`.as(column);
  return database
    .select({
      id: selectColumn<number>('id'),
      merch_id: selectColumn<number>('merch_id'),
      merch_name: selectColumn<string>('merch_name'),
      version: selectColumn<number>('version'),
      message_id: selectColumn<number>('message_id'),
      excerpt: selectColumn<string>('excerpt'),
      by_seller: selectColumn<0 | 1>('by_seller'),
      message_at: selectColumn<number>('message_at'),
      is_seller: sql<0 | 1>`${isSeller}`.as('is_seller'),
      unread: sql<number>`iif(${isSeller}, c.seller_unread, c.buyer_unread)`.as('unread'),
      read_by_other: sql<number>`iif(${isSeller}, c.buyer_read, c.seller_read)`.as('read_by_other'),
      other_id: sql<number | null>`${users.id}`.as('other_id'),
      other_name: sql<string | null>`${users.username}`.as('other_name'),
      other_face: faceSql.as('other_face'),
      item_name: sql<string | null>`${merch.name}`.as('item_name'),
      price: sql<number | null>`${merch.price}`.as('price'),
      sold_price: sql<number | null>`${merch.sold_price}`.as('sold_price'),
      state: sql<ItemState | null>`${merch.state}`.as('state'),
      proof: sql<string | null>`${merch.proof}`.as('proof'),
      is_here: sql<0 | 1>`${merch.conversation_id} IS c.id`.as('is_here'),
      image: sql<string | null>`(${image})`.as('image'),
    })
    .from(sql`${from} AS c`)
    .leftJoin(users, sql`${users.id} = iif(${isSeller}, c.buyer_id, c.seller_id) AND ${isMember}`)
    .leftJoin(merch, sql`${merch.id} = c.merch_id`)
    .$dynamic();
}

/** A subquery of a conversation; empty unless `isOwn` holds. */
export function selectOwnConversation(id: number, viewer: number): SQL {
  return sql`(SELECT * FROM ${conversations} WHERE ${conversations.id} = ${id} AND ${isOwn(viewer)})`;
}

/** The condition that the viewer is the seller or buyer. Excludes a conversation whose first message was refused. */
export function isOwn(viewer: number): SQL {
  const { seller_id, buyer_id, message_id } = conversations;
  return sql`(${seller_id} = ${viewer} OR ${buyer_id} = ${viewer}) AND ${message_id} > 0`;
}

export function toConversationJson(row: ConversationRow): Conversation {
  const { other_id, other_name, other_face } = row;
  return {
    id: row.id,
    item: toItemJson(row),
    other: other_id === null ? null : toAuthor(other_id, other_name ?? '', other_face),
    is_seller: row.is_seller === 1,
    last: {
      // Hides the other member's last message if their account is deleted.
      excerpt: other_id === null && row.by_seller !== row.is_seller ? '' : row.excerpt,
      is_own: row.by_seller === row.is_seller,
      at: new Date(row.message_at).toISOString(),
    },
    unread: row.unread,
  };
}

function toItemJson({
  merch_id,
  merch_name,
  item_name,
  ...row
}: ConversationRow): ConversationItem {
  const { photo, ...image } = JSON.parse(row.image ?? '{}') as Image & {
    photo: Image['photo'] | null;
  };
  return {
    id: merch_id,
    name: item_name ?? merch_name,
    image: row.image === null ? null : { ...image, ...(photo && { photo }) },
    price: row.price === null ? null : row.price / 100,
    sold_price: row.sold_price === null ? null : row.sold_price / 100,
    state: row.state,
    is_here: row.is_here === 1,
    ...(row.proof !== null && toProof(row.proof)),
  };
}
