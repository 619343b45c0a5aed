/** The Store's items. */
import type { Image } from '@desert/contract/images';
import type { ItemFacts } from '@desert/contract/item-facts';
import { ItemListQuery } from '@desert/contract/item-list';
import { KINDS } from '@desert/contract/kinds';
import { type Item, ItemInput, NO_PHOTO } from '@desert/contract/merch';
import { merch, merchImages, merchTags } from '@desert/drizzle/schema';
import { excerptOf } from '../excerpt.ts';
import { imagesColumn } from '../images.ts';
import type { RecordKind } from '../kind.ts';

interface ItemRow extends Required<ItemFacts> {
  name: string;
  description: string;
  /** Cents. */
  price: number;
  images: Image[];
}

export const items: RecordKind<ItemRow, Item> = {
  ...KINDS.merch,
  table: merch,
  input: ItemInput,
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
  }),
  toAnswer: ({ id, name, description, price, user_id, author, images, ...row }) => ({
    id,
    name,
    description,
    price: price / 100,
    category: row.category,
    size: row.size,
    condition: row.condition,
    season: row.season,
    player: row.player,
    user_id,
    user: author,
    images: images.map((image) => ({ ...image, merch_id: id })),
  }),
  tags: { column: merch.tags, table: merchTags },
  images: { table: merchImages, missing: NO_PHOTO },
  entryOf: (item) => ({
    title: item.name,
    details: item.description,
    author: item.user,
    picture: item.images[0],
  }),
  // What is filtered and sorted is read by the search index: `search.listed`.
  list: { query: ItemListQuery, filters: {}, sorts: {} },
};
