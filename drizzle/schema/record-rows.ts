/** Tables with rows of records of all kinds. A row names its record by kind and number. */

import type { KindName } from '@desert/contract/records/kinds';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { photos } from './photos.ts';

/** No foreign key, because each kind has a table of its own. `kind` is the name of that table. */
const recordReference = () => ({
  kind: text().$type<KindName>().notNull(),
  record_id: integer().notNull(),
});

const defineUserIdColumn = () =>
  integer()
    .notNull()
    .references(() => users.id);

/** Tags of visible and available records, written only by triggers: see `triggers/tags.ts`. */
export const recordTags = sqliteTable(
  'record_tags',
  { tag: text().notNull(), ...recordReference() },
  (table) => [primaryKey({ columns: [table.tag, table.kind, table.record_id] })],
);

export const likes = sqliteTable(
  'likes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...recordReference(),
    user_id: defineUserIdColumn(),
    created_at: integer(),
  },
  ({ kind, record_id, user_id }) => [
    uniqueIndex('likes_user_id_kind_record_id').on(user_id, kind, record_id),
    index('likes_kind_record_id').on(kind, record_id),
  ],
);

export const saves = sqliteTable(
  'saves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...recordReference(),
    user_id: defineUserIdColumn(),
    created_at: integer().notNull(),
  },
  ({ kind, record_id, user_id, created_at }) => [
    uniqueIndex('saves_user_id_kind_record_id').on(user_id, kind, record_id),
    index('saves_kind_record_id').on(kind, record_id),
    index('saves_user_id_created_at').on(user_id, created_at, kind, record_id),
    index('saves_user_id_kind_created_at').on(user_id, kind, created_at, record_id),
  ],
);

/** Comments have images, too. */
export type ImageOwner = KindName | 'comments';

export const recordImages = sqliteTable(
  'images',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    ...recordReference(),
    kind: text().$type<ImageOwner>().notNull(),
    url: text().notNull(),
    alt: text().notNull(),
    idempotency_key: text(),
    /** Null if `url` is not an uploaded photo. */
    photo_id: integer().references(() => photos.id),
  },
  ({ kind, record_id, idempotency_key, photo_id }) => [
    index('images_kind_record_id').on(kind, record_id),
    uniqueIndex('images_kind_idempotency_key').on(kind, idempotency_key),
    index('images_photo_id').on(photo_id),
  ],
);
