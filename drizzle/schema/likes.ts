import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/**
 * A table of likes: one a user and subject.
 * @param subject the column that says what is liked, as the API calls it: 'news_id'
 * @param of the id which that refers to
 */
export const likesTable = (name: string, subject: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      id: integer().primaryKey({ autoIncrement: true }),
      subject_id: integer(subject).notNull().references(of),
      user_id: integer()
        .notNull()
        .references(() => users.id),
    },
    (table) => [
      uniqueIndex(`${name}_user_id_${subject}`).on(table.user_id, table.subject_id),
      index(`${name}_${subject}`).on(table.subject_id),
    ],
  );

export type LikesTable = ReturnType<typeof likesTable>;
