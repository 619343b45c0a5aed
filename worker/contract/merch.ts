import * as v from 'valibot';
import { body } from './body.ts';
import { type Image, imageFields } from './images.ts';
import { type ItemFacts, itemFacts } from './item-facts.ts';
import type { ItemStanding } from './item-states.ts';
/** What `/api/merch/*` accepts and answers: the items of the Store. */
import { Price } from './price.ts';
import type { Author, Edited, Pending, Savable } from './records.ts';
import { UnchosenTags } from './tag-names.ts';
import { type Tagged, TagsInput } from './tags.ts';
import { line, lines } from './text.ts';

/** An image of an item: the answer of `POST /api/merch/new/image/` and of its PUT. */
export type ItemImage = Image & { merch_id: number };

/**
 * An item: `GET /api/merch/{id}/`, in the list `GET /api/merch/`, and the answer of its POST (201) and
 * PUT. The list holds all images of each item too: they are `MAX_IMAGES` at most.
 */
export interface Item extends ItemFacts, ItemStanding, Tagged, Savable, Edited, Pending {
  id: number;
  name: string;
  /** In a list its beginning only: see `EXCERPT_MAX`. */
  description: string;
  /** Dollars. */
  price: number;
  user_id: number;
  /** The seller. */
  user: Author;
  images: ItemImage[];
}

/** What is said where an image has no address, or one that cannot be shown. */
export const NO_PHOTO = 'Add a photo of your item';

/** Characters. */
export const ITEM_NAME_MAX = 120;
export const ITEM_DESCRIPTION_MAX = 5000;

/** Body of `POST /api/merch/new/` and `PUT /api/merch/{id}/edit/`; `price` comes out in cents. A PUT can have `base`, see `BASE_FIELD`. */
export const ItemInput = body({
  name: line({ label: 'Name', max: ITEM_NAME_MAX, missing: 'Give your item a name' }),
  description: lines({
    label: 'Description',
    max: ITEM_DESCRIPTION_MAX,
    missing: 'Give your item a description',
  }),
  price: Price,
  ...itemFacts,
  tags: TagsInput,
});

/** The forms that make and update an item; see `imageFields`. */
export const ItemForm = v.object({
  ...ItemInput.entries,
  tag_names: UnchosenTags,
  ...imageFields({ urls: NO_PHOTO, newUrls: NO_PHOTO }),
});
