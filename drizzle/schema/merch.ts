/** The Store: what fans sell to each other. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { imagesTable, recordColumns, tagsColumn, tagsTable } from './records.ts';

/** What a seller may say of an item; '' where they do not. */
const optionalText = () => text().notNull().default('');

export const merch = sqliteTable(
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
  },
  (table) => [index('merch_user_id').on(table.user_id)],
);

export const merchImages = imagesTable('merch_images', 'merch_id', () => merch.id);
export const merchTags = tagsTable('merch_tags', 'merch_id');
