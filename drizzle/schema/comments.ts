/** Comments on stories of all kinds. Their ids are unique among all kinds. */
import type { StoryName } from '@desert/contract/records/kinds';
import { and, eq, getTableName, not, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { isBeingDeleted } from './accounts.ts';
import { recordColumns, type StoriesTable } from './records.ts';
import { declareRecordTraits } from './traits.ts';
import { isVisible, defineNotVisibleIndex, recordState, defineVisibleIndex } from './visibility.ts';

export const commentRows = declareRecordTraits(
  sqliteTable(
    'comments',
    {
      ...recordColumns(),
      /** The story: its table, and its number. No foreign key, because each kind has a table of its own. */
      kind: text().$type<StoryName>().notNull(),
      record_id: integer().notNull(),
      content: text().notNull(),
      /** The top-level comment that this one replies to. No foreign key, because it may have been deleted. */
      parent_id: integer(),
      ...recordState(),
    },
    (table) => [
      defineVisibleIndex('comments_visible', table.kind, table.id),
      defineVisibleIndex('comments_kind_record_id', table.kind, table.record_id),
      // For the viewer's first comment on a story, and for purging, which needs comments of any visibility.
      index('comments_kind_record_id_user_id').on(table.kind, table.record_id, table.user_id),
      index('comments_user_id_kind').on(table.user_id, table.kind),
      defineNotVisibleIndex('comments', table),
    ],
  ),
  { texts: ['content'], areComments: true },
);

/** Visible comments on visible stories of a kind, except those of accounts in deletion. */
export const defineCommentsView = (stories: StoriesTable) =>
  sqliteView(`visible_${getTableName(stories)}_comments`).as((query) =>
    query
      .select()
      .from(commentRows)
      .where(
        and(
          eq(commentRows.kind, sql.raw(`'${getTableName(stories)}'`)),
          isVisible(commentRows),
          sql`EXISTS (SELECT 1 FROM ${stories} WHERE ${stories.id} = ${commentRows.record_id} AND ${isVisible(stories)})`,
          not(isBeingDeleted(commentRows.user_id)),
        ),
      ),
  );

export type CommentsView = ReturnType<typeof defineCommentsView>;
