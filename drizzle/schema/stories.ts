import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { recordColumns } from './records.ts';

/** A table of what can be liked and commented on: posts, memories. */
export const storiesTable = (name: string) =>
  sqliteTable(
    name,
    {
      ...recordColumns(),
      title: text().notNull(),
      details: text().notNull(),
      /** How many likes and comments there are: changed in one batch with them. */
      likes: integer().notNull().default(0),
      comment_count: integer().notNull().default(0),
    },
    (table) => [index(`${name}_user_id`).on(table.user_id)],
  );

export type StoriesTable = ReturnType<typeof storiesTable>;
