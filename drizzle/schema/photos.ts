/** Photos that users uploaded: what is known of them. Their files are in the bucket `PHOTOS`. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const format = () => text({ enum: ['jpg', 'png', 'webp'] }).notNull();

/** The widths of a photo's files, ascending. */
const sizes = () => text({ mode: 'json' }).$type<number[]>().notNull();

/** A photo of a user, all of whose files are there. The same photo of two users is two rows, and the same files. */
export const photos = sqliteTable(
  'photos',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** The first 128 bits of the SHA-256 of its files, in hex: with width and format the name of each. */
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
    /** When to look whether anything uses it, in ms since 1970; null while something does. */
    check_at: integer(),
  },
  (table) => [
    uniqueIndex('photos_hash_user_id').on(table.hash, table.user_id),
    // Has all that the limit of an account's bytes reads.
    index('photos_user_id').on(table.user_id, table.hash, table.bytes),
    index('photos_check_at').on(table.check_at),
  ],
);

/**
 * Files that go from the bucket unless a photo has their hash by then. Written before the files are, and taken
 * away with the photo's row: whatever fails in between leaves no file for ever.
 */
export const photoRemovals = sqliteTable(
  'photo_removals',
  {
    hash: text().primaryKey(),
    format: format(),
    sizes: sizes(),
    /** ms since 1970 */
    due_at: integer().notNull(),
    /** When they began to be removed, in ms since 1970: nothing of this hash is stored meanwhile. */
    claimed_at: integer(),
  },
  (table) => [index('photo_removals_due_at').on(table.due_at)],
);
