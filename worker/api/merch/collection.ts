/** The Store's items, as `records/` and `images/` need to know them. */
import type { Image } from '@desert/contract/images';
import {
  type Item,
  ItemImageEdit,
  ItemInput,
  NewItemImage,
  NO_PHOTO,
} from '@desert/contract/merch';
import { merch, merchImages } from '@desert/drizzle/schema';
import { imagesColumn } from '../images/column.ts';
import type { ImageSubject } from '../images/subject.ts';
import { authorOf } from '../records/author.ts';
import type { Collection } from '../records/collection.ts';
import { excerptOf } from '../records/excerpt.ts';

interface ItemRow {
  name: string;
  description: string;
  /** Cents. */
  price: number;
  images: Image[];
}

export const itemImages: ImageSubject = {
  images: merchImages,
  of: merch,
  field: 'merch_id',
  missing: NO_PHOTO,
  added: NewItemImage,
  edited: ItemImageEdit,
};

export const items: Collection<ItemRow, Item> = {
  table: merch,
  input: ItemInput,
  columns: ({ listed }) => ({
    name: merch.name,
    description: listed ? excerptOf(merch.description) : merch.description,
    price: merch.price,
    images: imagesColumn(itemImages),
  }),
  toAnswer: ({ id, name, description, price, user_id, username, images }) => ({
    id,
    name,
    description,
    price: price / 100,
    user_id,
    user: authorOf({ user_id, username }),
    images: images.map((image) => ({ ...image, merch_id: id })),
  }),
  children: [merchImages],
  personal: false,
};
