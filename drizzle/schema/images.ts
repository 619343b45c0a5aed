import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { idempotencyKey } from './records.ts';

/**
 * A table of images.
 * @param field the column that says what an image is of, as the API calls it: 'merch_id'
 * @param of the id which that refers to
 */
export const imagesTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      /** Counts up in the order in which they were added, which is the order of showing them. */
      id: integer().primaryKey({ autoIncrement: true }),
      record_id: integer(field).notNull().references(of),
      url: text().notNull(),
      alt: text().notNull(),
      idempotency_key: idempotencyKey(),
    },
    (table) => [index(`${name}_${field}`).on(table.record_id)],
  );

export type ImagesTable = ReturnType<typeof imagesTable>;
