import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { recordColumns, defineTagsColumn } from './records.ts';
import { declareRecordTraits } from './traits.ts';
import {
  IS_VISIBLE,
  isVisible,
  defineNotVisibleIndex,
  recordState,
  defineVisibleIndex,
} from './visibility.ts';

export const STORED_ITEM_STATES = ['for_sale', 'reserved', 'sold', 'withdrawn'] as const;

/** Condition of items not sold or withdrawn, as text: SQLite uses a partial index only for the identical condition. */
export const IS_HERE = `"state" NOT IN ('sold', 'withdrawn')`;

const defineOptionalTextColumn = () => text().notNull().default('');

export const IS_SOLD = `"state" = 'sold'`;

export const IS_FOR_SALE = `${IS_VISIBLE} AND "state" = 'for_sale'`;

export const merchRows = declareRecordTraits(
  sqliteTable(
    'merch',
    {
      ...recordColumns(),
      name: text().notNull(),
      description: text().notNull(),
      price: integer().notNull(),
      category: defineOptionalTextColumn(),
      size: defineOptionalTextColumn(),
      condition: defineOptionalTextColumn(),
      tags: defineTagsColumn(),
      state: text({ enum: STORED_ITEM_STATES }).notNull().default('for_sale'),
      state_at: integer(),
      /** Conversation with the buyer of a reserved or sold item; null if there is none. */
      conversation_id: integer(),
      sold_price: integer(),
      /** Price in cents before the last reduction, if it had stood for a day; null after an increase. */
      old_price: integer(),
      /** The code in the newest proof photo, and its time in ms; null once the photos change. */
      proof: text({ mode: 'json' }).$type<{ code: string; at: number }>(),
      ...recordState(),
      /** Time of the last change. */
      quiet_since: integer().generatedAlwaysAs(
        sql.raw(`max("created_at", coalesce("edited_at", 0), coalesce("state_at", 0))`),
      ),
    },
    (table) => [
      defineVisibleIndex('merch_visible', table.id),
      index('merch_user_id').on(table.user_id),
      index('merch_here')
        .on(table.id)
        .where(sql.raw(`${IS_VISIBLE} AND ${IS_HERE}`)),
      index('merch_user_id_here')
        .on(table.user_id)
        .where(sql.raw(`${IS_VISIBLE} AND ${IS_HERE}`)),
      index('merch_category_here')
        .on(table.category)
        .where(sql.raw(`${IS_VISIBLE} AND ${IS_HERE}`)),
      index('merch_user_id_sold')
        .on(table.user_id)
        .where(sql.raw(`${IS_VISIBLE} AND ${IS_SOLD}`)),
      index('merch_quiet_since').on(table.quiet_since).where(sql.raw(IS_FOR_SALE)),
      defineNotVisibleIndex('merch', table),
    ],
  ),
  {
    texts: ['name', 'description'],
    watched: ['price', 'state'],
    hasTags: true,
    isAvailable: IS_HERE,
  },
);

export const merch = sqliteView('visible_merch').as((query) =>
  query.select().from(merchRows).where(isVisible(merchRows)),
);
