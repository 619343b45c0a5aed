/**
 * Soft delete, hiding and restoring update a record's visibility. Its comments, likes and images stay stored, but
 * readers cannot reach them: docs/decisions/0059-visibility.md
 */
import { RESTORE_WINDOW } from '@desert/drizzle/retention';
import { isVisible, type Visibility } from '@desert/drizzle/schema/visibility';
import { and, eq, gt, inArray, not, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { existsIn } from '../platform/database/exists.ts';
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

/** Condition that a user may change a record: it is their own, visible or pending, and not on a story that has left. */
export function isTheAuthors(records: Records, user_id: number): SQL | undefined {
  const { recordRows: rows } = records;
  return and(
    eq(rows.user_id, user_id),
    inArray(rows.visibility, ['visible', 'pending']),
    isOnVisibleStory(records),
  );
}

/**
 * Condition that a user may delete a record: it is their own, or a visible comment on their story; if a comment, its
 * story must be visible.
 */
export function isToDelete(records: Records, user_id: number): SQL | undefined {
  const { recordRows: rows, on } = records;
  const isOwn = and(eq(rows.user_id, user_id), not(eq(rows.visibility, 'deleted')));
  if (!on) return isOwn;
  return and(
    or(isOwn, and(isVisible(rows), isOnVisibleStory(records, eq(on.storyRows.user_id, user_id)))),
    isOnVisibleStory(records),
  );
}

/** Condition that the user deleted a record within `RESTORE_WINDOW` and, for a comment, that its story is visible. */
export function isRestorable(records: Records, user_id: number, now: number): SQL | undefined {
  const { recordRows: rows } = records;
  return and(
    eq(rows.visibility, 'deleted'),
    eq(rows.visibility_changed_by, user_id),
    gt(rows.visibility_changed_at, now - RESTORE_WINDOW),
    isOnVisibleStory(records),
  );
}

/** Condition that a comment's story is visible; none for other records. @param from `allRows`, if the query selects it */
export function isOnVisibleStory(
  { on }: Records,
  where?: SQL,
  from: 'commentRows' | 'comments' = 'commentRows',
): SQL | undefined {
  if (!on) return undefined;
  const { storyRows, [from]: comments } = on;
  return existsIn(
    storyRows,
    and(eq(storyRows.id, comments.record_id), isVisible(storyRows), where),
  );
}

/** Refuses because the user sees no such record; says so if it is their own hidden one. */
export async function refuseUnseen(
  database: Database,
  { recordRows: rows }: Records,
  { id, user_id }: { id: number; user_id: number },
): Promise<never> {
  const own = and(eq(rows.id, id), eq(rows.user_id, user_id), eq(rows.visibility, 'hidden'));
  const hidden = await database.select({ id: rows.id }).from(rows).where(own);
  throw new Refusal(404, hidden.length > 0 ? 'This is hidden until a moderator reviews it.' : GONE);
}
