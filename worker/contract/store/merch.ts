import * as v from 'valibot';
import type { Game } from '../history/games.ts';
import { type Image, defineImageFields } from '../photos/images.ts';
import type { Author, Edited, Held, Savable } from '../records/records.ts';
import { UnchosenTags, type Tagged, TagsInput } from '../tags/tags.ts';
import { defineBodySchema } from '../text/body.ts';
import { defineLineSchema, defineMultilineSchema } from '../text/text.ts';
import { type ItemFacts, itemFacts } from './item-facts.ts';
import type { ItemStanding } from './item-values.ts';
import { Price } from './price.ts';
import type { Proof } from './proof.ts';
import type { RatingCounts } from './ratings.ts';

/** Response of `POST /api/merch/new/image/` and of its PUT. */
export type ItemImage = Image & { merch_id: number };

/** A row of `GET /api/merch/`; response of `{id}/`, POST (201) and PUT. Each has all images of the item. */
export interface Item extends ItemFacts, ItemStanding, Tagged, Savable, Edited, Held {
  id: number;
  name: string;
  /** Shortened in lists: see `MAX_EXCERPT`. */
  description: string;
  price: number;
  user_id: number;
  user: Author;
  images: ItemImage[];
  /** Only in the response of `{id}/`. */
  created_at?: string;
  /** Only in the response of `{id}/`. */
  seller?: Seller;
  /** While it is valid; only in the response of `{id}/`. */
  proof?: Proof;
  /** The first tagged game; only in the response of `{id}/`. */
  worn?: Game;
  /** Only in the response of `{id}/`. */
  shelves?: ShelvesJson;
}

/** The shelves on an item's page, each newest first: other items for sale, and memories of the game it was worn in. */
export interface ShelvesJson {
  seller: ShelfItem[];
  /** Other items in the same category. */
  similar: ShelfItem[];
  memories: ShelfEntry[];
}

interface ShelfEntry {
  id: number;
  title: string;
  image?: Image;
}

interface ShelfItem extends ShelfEntry {
  price: number;
}

export interface Seller {
  /** A day in Arizona. */
  member_since: string;
  /** Items sold, at most `MAX_SOLD`. */
  sold: number;
  /** Missing without a rating. */
  ratings?: RatingCounts;
  /** Games they were at; null if they keep them private. */
  games: number | null;
}

export const ITEM_NEEDS_PHOTO = 'Add a photo of your item';

export const MAX_ITEM_NAME = 120;
export const MAX_ITEM_DESCRIPTION = 5000;

/** Body of `POST /api/merch/new/` and `PUT /api/merch/{id}/edit/`; both may also have `base` and `images`. */
export const ItemInput = defineBodySchema({
  name: defineLineSchema({ label: 'Name', max: MAX_ITEM_NAME, missing: 'Give your item a name' }),
  description: defineMultilineSchema({
    label: 'Description',
    max: MAX_ITEM_DESCRIPTION,
    missing: 'Give your item a description',
  }),
  price: Price,
  ...itemFacts,
  tags: TagsInput,
});

export const ItemFormSchema = v.object({
  ...ItemInput.entries,
  tag_names: UnchosenTags,
  ...defineImageFields({ urls: ITEM_NEEDS_PHOTO, newUrls: ITEM_NEEDS_PHOTO }),
});
