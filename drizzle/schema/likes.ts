import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * A table of likes: one a user and record.
 * @param field the column that says what is liked, as the API calls it: 'news_id'
 * @param of the id which that refers to
 */
export const likesTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: integer().primaryKey({ autoIncrement: true }),
      record_id: integer(field).notNull().references(of),
      user_id: integer()
        .notNull()
        .references(() => users.id),
    },
    (table) => [
      uniqueIndex(`${name}_user_id_${field}`).on(table.user_id, table.record_id),
      index(`${name}_${field}`).on(table.record_id),
    ],
  );

export type LikesTable = ReturnType<typeof likesTable>;
