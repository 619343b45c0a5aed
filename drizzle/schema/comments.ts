import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { recordColumns } from './records.ts';

/**
 * A table of comments.
 * @param subject the column that says what a comment is on, as the API calls it: 'news_id'
 * @param of the id which that refers to
 */
export const commentsTable = (name: string, subject: string, of: () => AnySQLiteColumn) =>
  sqliteTable(
    name,
    {
      ...recordColumns(),
      subject_id: integer(subject).notNull().references(of),
      content: text().notNull(),
    },
    (table) => [
      index(`${name}_${subject}`).on(table.subject_id),
      // Finds one user's first; the one above has those of all in the order of their ids.
      index(`${name}_${subject}_user_id`).on(table.subject_id, table.user_id),
      index(`${name}_user_id`).on(table.user_id),
    ],
  );

export type CommentsTable = ReturnType<typeof commentsTable>;
