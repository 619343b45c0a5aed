/** The Store's items. */
import type { Image } from '@desert/contract/images';
import { KINDS } from '@desert/contract/kinds';
import { type Item, ItemInput, NO_PHOTO } from '@desert/contract/merch';
import { merch, merchImages } from '@desert/drizzle/schema';
import { excerptOf } from '../excerpt.ts';
import { imagesColumn } from '../images.ts';
import type { RecordKind } from '../kind.ts';

interface ItemRow {
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
  columns: ({ listed }) => ({
    name: merch.name,
    description: listed ? excerptOf(merch.description) : merch.description,
    price: merch.price,
    images: imagesColumn(merchImages, merch),
  }),
  toAnswer: ({ id, name, description, price, user_id, author, images }) => ({
    id,
    name,
    description,
    price: price / 100,
    user_id,
    user: author,
    images: images.map((image) => ({ ...image, merch_id: id })),
  }),
  images: { table: merchImages, missing: NO_PHOTO },
};
