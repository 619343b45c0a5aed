/**
 * Soft delete, hiding and restoring update a record's visibility. Its comments, likes and images stay stored, but
 * readers cannot reach them: docs/decisions/0059-visibility.md
 */
import { isVisible, type Visibility } from '@desert/drizzle/schema/visibility';
import { and, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { addToComments } from './counts.ts';
import type { Records } from './kind.ts';

interface VisibilityChange {
  to: Visibility;
  by: number | null;
  /** ms since 1970; `FINAL` if it cannot be restored. */
  at: number | SQL;
}

export const FINAL = 0;

/** Statements that change a record's visibility and, for a comment, its story's comment count. See also `follow-stories.ts`. */
export function changeVisibility(
  database: Database,
  records: Records,
  { id, ...change }: VisibilityChange & { id: number | SQL },
  where: SQL | undefined,
): BatchItem<'sqlite'>[] {
  const { recordRows: rows, on } = records;
  const isIt = and(eq(rows.id, id), where);
  const isShown = change.to === 'visible';
  const changesCount = isShown ? not(isVisible(rows)) : isVisible(rows);
  const ofComment = database
    .select({ id: on ? on.commentRows.record_id : rows.id })
    .from(rows)
    .where(and(isIt, changesCount));
  return [
    ...(on
      ? [
          addToComments(
            database,
            on.storyRows,
            isShown ? 1 : -1,
            inArray(on.storyRows.id, ofComment),
          ),
        ]
      : []),
    changeVisibilityOf(database, records, change, isIt),
  ];
}

/** Changes the visibility of matching records without updating counts. */
export function changeVisibilityOf(
  database: Database,
  { recordRows: rows }: Records,
  { to, by, at }: VisibilityChange,
  where: SQL | undefined,
) {
  return database
    .update(rows)
    .set({
      visibility: to,
      visibility_changed_at: at,
      visibility_changed_by: by,
    })
    .where(where);
}
