/** The Store: what fans sell to each other. */

import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { imagesTable, recordColumns, savesTable, tagsColumn, tagsTable } from './records.ts';
import { IS_VISIBLE, isVisible, notVisibleIndex, recordState, visibleIndex } from './visibility.ts';

/** What an item can be. One that is 'sold' or 'withdrawn' is gone: lists leave it out unless they are asked for it. */
export const ITEM_STATES = ['for_sale', 'reserved', 'sold', 'withdrawn'] as const;

/** Whether an item is not gone, of a row that is not named: word for word in queries and in indexes, which fit no other. */
export const IS_HERE = `"state" NOT IN ('sold', 'withdrawn')`;

/** What a seller may say of an item; '' where they do not. */
const optionalText = () => text().notNull().default('');

/** Whether an item is sold; as `IS_HERE`. */
export const IS_SOLD = `"state" = 'sold'`;

export const merchRows = sqliteTable(
  'merch',
  {
    ...recordColumns(),
    name: text().notNull(),
    description: text().notNull(),
    /** Cents. */
    price: integer().notNull(),
    category: optionalText(),
    size: optionalText(),
    condition: optionalText(),
    season: optionalText(),
    /** Who is on it. */
    player: optionalText(),
    tags: tagsColumn(),
    state: text({ enum: ITEM_STATES }).notNull().default('for_sale'),
    /** When it last became another, in ms since 1970; null while it never did. */
    state_at: integer(),
    /** In which conversation it was reserved or sold; null where that is nobody's business or was elsewhere. */
    conversation_id: integer(),
    /** Cents that it was sold for; null where the seller does not say. */
    sold_price: integer(),
    /** Cents: the price before this one, where it fell; else null. */
    old_price: integer(),
    ...recordState(),
  },
  (table) => [
    visibleIndex('merch_visible', table.id),
    index('merch_user_id').on(table.user_id),
    // The newest of those that are not gone, of all and of one seller.
    index('merch_here')
      .on(table.id)
      .where(sql.raw(`${IS_VISIBLE} AND ${IS_HERE}`)),
    index('merch_user_id_here')
      .on(table.user_id)
      .where(sql.raw(`${IS_VISIBLE} AND ${IS_HERE}`)),
    index('merch_user_id_sold')
      .on(table.user_id)
      .where(sql.raw(`${IS_VISIBLE} AND ${IS_SOLD}`)),
    notVisibleIndex('merch', table),
  ],
);

/** The visible items. */
export const merch = sqliteView('visible_merch').as((query) =>
  query.select().from(merchRows).where(isVisible(merchRows)),
);

export const merchImages = imagesTable('merch_images', 'merch_id', () => merchRows.id);
export const merchTags = tagsTable('merch_tags', 'merch_id');
export const merchSaves = savesTable('merch_saves', 'merch_id', () => merchRows.id);
