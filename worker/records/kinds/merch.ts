import type { Image } from '@desert/contract/images';
import type { ItemFacts } from '@desert/contract/item-facts';
import { ItemListQuery } from '@desert/contract/item-list';
import { isGone, type ItemState } from '@desert/contract/item-values';
import { KINDS } from '@desert/contract/kinds';
import { type Item, ItemInput, NO_PHOTO } from '@desert/contract/merch';
import { merch, merchImages, merchRows, merchSaves, merchTags } from '@desert/drizzle/schema';
import { IS_HERE, IS_SOLD } from '@desert/drizzle/schema/merch';
import type { StoredTag } from '@desert/drizzle/schema/records';
import { ne, type SQL, sql } from 'drizzle-orm';
import { imagesColumn } from '../images.ts';
import type { RecordKind } from '../kind.ts';
import { excerptOf } from '../list.ts';

interface ItemRow extends Required<ItemFacts> {
  name: string;
  description: string;
  price: number;
  images: Image[];
  state: ItemState;
  state_at: number | null;
  conversation_id: number | null;
  sold_price: number | null;
  old_price: number | null;
}

const isHere = sql.raw(IS_HERE);

export const items: RecordKind<ItemRow, Item> = {
  ...KINDS.merch,
  table: merch,
  recordRows: merchRows,
  input: ItemInput,
  // Stores the previous price if the new one is lower, for the page to strike through; clears it after an increase.
  edited: ({ price }): Record<string, SQL> =>
    price === undefined
      ? {}
      : {
          old_price: sql`CASE WHEN ${merchRows.price} = ${price} THEN ${merchRows.old_price} WHEN ${merchRows.price} > ${price} THEN ${merchRows.price} END`,
        },
  search: {
    title: merch.name,
    text: merch.description,
    listed: {
      tags: {
        category: merch.category,
        size: merch.size,
        condition: merch.condition,
        season: merch.season,
      },
      words: { player: merch.player },
      groups: {
        state: {
          column: merch.state,
          of: (state: ItemState) => [state, 'all', ...(isGone(state) ? [] : ['here'])],
        },
      },
      amount: merch.price,
    },
  },
  columns: ({ listed }) => ({
    name: merch.name,
    description: listed ? excerptOf(merch.description) : merch.description,
    price: merch.price,
    category: merch.category,
    size: merch.size,
    condition: merch.condition,
    season: merch.season,
    player: merch.player,
    images: imagesColumn(merchImages, merch),
    state: merch.state,
    state_at: merch.state_at,
    conversation_id: merch.conversation_id,
    sold_price: merch.sold_price,
    old_price: merch.old_price,
  }),
  toJson: ({ id, name, description, price, user_id, author, images, ...row }, { viewer }) => ({
    id,
    name,
    description,
    price: price / 100,
    category: row.category,
    size: row.size,
    condition: row.condition,
    season: row.season || firstOf('season', row.tags),
    player: row.player || firstOf('player', row.tags),
    user_id,
    user: author,
    images: images.map((image) => ({ ...image, merch_id: id })),
    state: row.state,
    state_at: row.state_at === null ? null : new Date(row.state_at).toISOString(),
    sold_price: inDollars(row.sold_price),
    old_price: inDollars(row.old_price),
    ...(viewer === user_id && { conversation_id: row.conversation_id }),
  }),
  tags: { column: merch.tags, table: merchTags },
  saves: merchSaves,
  images: { table: merchImages, missing: NO_PHOTO },
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

/** State filters that the database can evaluate without the search index. */
const STATES = { here: isHere, sold: sql.raw(IS_SOLD), all: sql`TRUE` };

/** Fallback for an empty season or player field: forms store them as tags, but API clients may send fields. */
function firstOf(kind: StoredTag['kind'], tags: StoredTag[] = []): string {
  return tags.find((tag) => tag.kind === kind)?.label ?? '';
}

function inDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
