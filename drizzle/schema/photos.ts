/** Metadata of uploaded photos. Their files are in the R2 bucket `PHOTOS`. */

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const definePhotoFormatColumn = () => text({ enum: ['jpg', 'png', 'webp'] }).notNull();

const definePhotoSizesColumn = () => text({ mode: 'json' }).$type<number[]>().notNull();

/** Equal photos of two users are two rows with separate files. */
export const photos = sqliteTable(
  'photos',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** Random name of the photo, not a hash of it: a UUID without hyphens, never reused, part of each file name. */
    hash: text().notNull(),
    format: definePhotoFormatColumn(),
    width: integer().notNull(),
    height: integer().notNull(),
    sizes: definePhotoSizesColumn(),
    bytes: integer().notNull(),
    alt: text().notNull(),
    color: text().notNull(),
    created_at: integer().notNull(),
    /**
     * Earliest time, in ms since 1970, at which a sweep deletes the photo if it is still unused; null unless marked.
     */
    check_at: integer(),
    /** The first 128 bits of the SHA-256 of its largest file, without metadata, in hex. */
    content: text().notNull(),
  },
  (table) => [
    uniqueIndex('photos_hash_user_id').on(table.hash, table.user_id),
    uniqueIndex('photos_user_id_content').on(table.user_id, table.content),
    // Covering index for the account's byte quota.
    index('photos_user_id').on(table.user_id, table.hash, table.bytes),
    index('photos_check_at').on(table.check_at),
  ],
);
