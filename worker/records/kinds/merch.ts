import { toArizonaDay } from '@desert/contract/history/months';
import type { Image } from '@desert/contract/photos/images';
import { KINDS } from '@desert/contract/records/kinds';
import type { ItemFacts } from '@desert/contract/store/item-facts';
import { ItemListQuery } from '@desert/contract/store/item-list';
import { isGone, type ItemState, MAX_SOLD } from '@desert/contract/store/item-values';
import { type Item, ItemInput, ITEM_NEEDS_PHOTO, type Seller } from '@desert/contract/store/merch';
import { type Proof, PROOF_LIFETIME_MS } from '@desert/contract/store/proof';
import {
  attendanceSummaries,
  conversations,
  merch,
  merchRows,
  users,
} from '@desert/drizzle/schema';
import { IS_HERE, IS_SOLD } from '@desert/drizzle/schema/merch';
import { ne, type SQL, sql } from 'drizzle-orm';
import { selectRatingCounts } from '../../members/users/rating-counts.ts';
import { defineImagesColumn } from '../images.ts';
import type { RecordKind } from '../kind.ts';
import { selectExcerpt } from '../list.ts';
import { shelvesJson, toShelves } from './item-shelves.ts';
import { selectTaggedGame, toGame } from './tagged-game.ts';

interface ItemRow extends Required<ItemFacts> {
  name: string;
  description: string;
  price: number;
  images: Image[];
  state: ItemState;
  state_at: number | null;
  conversation_id: number | null;
  is_buyer: 0 | 1;
  sold_price: number | null;
  old_price: number | null;
  seller: string | null;
  proof: string | null;
  worn: string | null;
  shelves: string | null;
}

const isHere = sql.raw(IS_HERE);

export const itemKind: RecordKind<ItemRow, Item> = {
  ...KINDS.merch,
  name: 'merch',
  table: merch,
  recordRows: merchRows,
  input: ItemInput,
  edited: ({ price }): Record<string, SQL> =>
    price === undefined ? {} : { old_price: buildPreviousPrice(sql`${price}`) },
  search: {
    title: merch.name,
    text: merch.description,
    listed: {
      tags: {
        category: merch.category,
        size: merch.size,
        condition: merch.condition,
      },
      labels: { season: 'whole', player: 'words' },
      groups: {
        state: {
          column: merch.state,
          of: (state: ItemState) => [state, 'all', ...(isGone(state) ? [] : ['here'])],
        },
      },
      amount: merch.price,
    },
  },
  columns: ({ listed, viewer }) => ({
    name: merch.name,
    description: listed ? selectExcerpt(merch.description) : merch.description,
    price: merch.price,
    category: merch.category,
    size: merch.size,
    condition: merch.condition,
    images: defineImagesColumn('merch', merch),
    state: merch.state,
    state_at: merch.state_at,
    conversation_id: merch.conversation_id,
    is_buyer: (listed || viewer === null ? sql`0` : isBuyer(viewer)).as('is_buyer'),
    sold_price: merch.sold_price,
    old_price: merch.old_price,
    seller: (listed ? sql`NULL` : sellerJson).as('seller'),
    proof: (listed ? sql`NULL` : sql`${merch.proof}`).as('proof'),
    worn: (listed ? sql`NULL` : selectTaggedGame(merch.tags)).as('worn'),
    shelves: (listed ? sql`NULL` : shelvesJson).as('shelves'),
  }),
  toJson: (
    { id, name, description, price, user_id, author, images, created_at, ...row },
    { viewer, listed },
  ) => ({
    id,
    name,
    description,
    price: price / 100,
    category: row.category,
    size: row.size,
    condition: row.condition,
    user_id,
    user: author,
    images: images.map((image) => ({ ...image, merch_id: id })),
    state: row.state,
    state_at: row.state_at === null ? null : new Date(row.state_at).toISOString(),
    sold_price: toDollars(row.sold_price),
    old_price: toDollars(row.old_price),
    ...(!listed && { created_at: new Date(created_at).toISOString() }),
    ...(row.seller !== null && { seller: toSeller(row.seller) }),
    ...(row.proof !== null && toProof(row.proof)),
    ...(row.worn !== null && { worn: toGame(row.worn) }),
    ...(row.shelves !== null && { shelves: toShelves(row.shelves) }),
    ...((viewer === user_id || row.is_buyer === 1) && { conversation_id: row.conversation_id }),
  }),
  tags: merch.tags,
  images: { missing: ITEM_NEEDS_PHOTO },
  entryOf: (item) => ({
    title: item.name,
    details: item.description,
    author: item.user,
    picture: item.images[0],
  }),
  list: {
    query: ItemListQuery,
    filters: { state: (state: keyof typeof STATES) => STATES[state] },
    sorts: {},
  },
  isListed: isHere,
  isPublished: ne(merch.state, 'withdrawn'),
};

/** Reads at most `MAX_SOLD` rows of an index, and one row of the seller's games. */
const sellerJson = sql`json_object('member_since', ${users.created_at},
  'sold', (SELECT count(*) FROM (SELECT 1 FROM ${merch} AS other WHERE other.user_id = ${users.id} AND other.state = 'sold' LIMIT ${sql.raw(String(MAX_SOLD))})),
  'ratings', ${selectRatingCounts(users.id)}, 'games', iif(${users.games_private}, NULL, ifnull((SELECT ${attendanceSummaries.body} ->> '$.games' FROM ${attendanceSummaries} WHERE ${attendanceSummaries.user_id} = ${users.id}), 0)))`;

function toSeller(json: string): Seller {
  const { member_since, ratings, ...counts } = JSON.parse(json) as Required<Seller> & {
    member_since: number;
  };
  const since = { ...counts, member_since: toArizonaDay(member_since) };
  return ratings.sales > 0 ? { ...since, ratings } : since;
}

/** An item's proof photo, unless it is too old. @param json the column `proof` */
export function toProof(json: string): { proof?: Proof } {
  const { code, at } = JSON.parse(json) as { code: string; at: number };
  if (at < Date.now() - PROOF_LIFETIME_MS) return {};
  return { proof: { code, at: new Date(at).toISOString() } };
}

/** State filters that the database can evaluate without the search index. */
const STATES = { here: isHere, sold: sql.raw(IS_SOLD), all: sql`TRUE` };

/** Time in ms that a price must stand before a reduction to be shown as the previous price. */
const STANDS_MS = 24 * 60 * 60 * 1000;

/**
 * The previous price after a reduction; null after an increase. A price has stood since the last edit at least: one of
 * less than a day is passed over, so that a short increase makes no reduction.
 */
function buildPreviousPrice(price: SQL): SQL {
  const { old_price, price: current, edited_at, created_at } = merchRows;
  const stands = sql`coalesce(${edited_at}, ${created_at}) <= ${Date.now() - STANDS_MS}`;
  return sql`CASE WHEN ${current} < ${price} THEN NULL WHEN ${current} > ${price} AND ${stands} THEN ${current} ELSE ${old_price} END`;
}

/** Whether a member is the buyer of a reserved or sold item. */
function isBuyer(viewer: number): SQL {
  const { id, buyer_id } = conversations;
  return sql`EXISTS (SELECT 1 FROM ${conversations} WHERE ${id} = ${merch.conversation_id} AND ${buyer_id} = ${viewer})`;
}

function toDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
