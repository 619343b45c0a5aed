/** The Store: what fans sell to each other. */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { imagesTable, recordColumns } from './records.ts';

export const merch = sqliteTable(
  'merch',
  {
    ...recordColumns(),
    name: text().notNull(),
    description: text().notNull(),
    /** Cents. */
    price: integer().notNull(),
  },
  (table) => [index('merch_user_id').on(table.user_id)],
);

export const merchImages = imagesTable('merch_images', 'merch_id', () => merch.id);
