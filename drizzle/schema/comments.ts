import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { recordColumns } from './records.ts';

/**
 * A table of comments.
 * @param field the column that says what a comment is on, as the API calls it: 'news_id'
 * @param of the id which that refers to
 */
export const commentsTable = (name: string, field: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      ...recordColumns(),
      record_id: integer(field).notNull().references(of),
      content: text().notNull(),
    },
    (table) => [
      index(`${name}_${field}`).on(table.record_id),
      // Finds one user's first; the one above has those of all in the order of their ids.
      index(`${name}_${field}_user_id`).on(table.record_id, table.user_id),
      index(`${name}_user_id`).on(table.user_id),
    ],
  );

export type CommentsTable = ReturnType<typeof commentsTable>;
