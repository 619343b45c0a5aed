/** Photos that users uploaded: what is known of them. Their files are in the bucket `PHOTOS`. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const format = () => text({ enum: ['jpg', 'png', 'webp'] }).notNull();

/** The widths of a photo's files, ascending. */
const sizes = () => text({ mode: 'json' }).$type<number[]>().notNull();

/** A user's photo, whose files are all stored. The same photo of two users is two rows with files of their own. */
export const photos = sqliteTable(
  'photos',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** 128 bits in hex, never used for another photo: with width and format the name of each file. */
    hash: text().notNull(),
    format: format(),
    /** Pixels, as it is looked at. */
    width: integer().notNull(),
    height: integer().notNull(),
    sizes: sizes(),
    /** Of all of its files. */
    bytes: integer().notNull(),
    alt: text().notNull(),
    /** '#rrggbb', or ''. */
    color: text().notNull(),
    /** ms since 1970 */
    created_at: integer().notNull(),
    /** When to delete it unless something uses it by then, in ms since 1970; null unless a sweep found it unused. */
    check_at: integer(),
    /** The first 128 bits of the SHA-256 of its files, in hex: deduplicates an account's uploads. Null for photos from before this column. */
    content: text(),
  },
  (table) => [
    uniqueIndex('photos_hash_user_id').on(table.hash, table.user_id),
    uniqueIndex('photos_user_id_content').on(table.user_id, table.content),
    // Has all that the limit of an account's bytes reads.
    index('photos_user_id').on(table.user_id, table.hash, table.bytes),
    index('photos_check_at').on(table.check_at),
  ],
);
