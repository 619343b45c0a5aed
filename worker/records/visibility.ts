/**
 * Who can see a record. Deleting, hiding and restoring are one UPDATE each; what is on a record stays where it is, out of reach
 * with its record: see docs/decisions/0059-visibility.md.
 */
import { RESTORE_WINDOW } from '@desert/drizzle/retention';
import { isVisible, type Visibility } from '@desert/drizzle/schema/visibility';
import { and, eq, gt, inArray, not, or, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { existsIn } from '../database/exists.ts';
import type { Database } from '../database/open.ts';
import { addToComments } from './counts.ts';
import type { Records } from './kind.ts';

interface VisibilityChange {
  to: Visibility;
  /** The user who changes it; null where a rule of the site does. */
  by: number | null;
  /** ms since 1970; `FINAL` where nobody can restore it. */
  at: number | SQL;
}

/** The time of a deletion that nobody can undo: so long ago that its record is purged next. */
export const FINAL = 0;

/**
 * The statements that change who can see a record, if `where` holds; a comment's in one batch with the count of its story. The comments
 * on a story follow in the index and in notifications later: see `follow-stories.ts`.
 */
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

/** The statement that changes who can see the records for which `where` holds, without any count. */
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

/** Whether a record is what its author may still change: it is visible, or waits for a moderator. */
export function isTheAuthors({ recordRows: rows }: Records, user_id: number): SQL | undefined {
  return and(eq(rows.user_id, user_id), inArray(rows.visibility, ['visible', 'pending']));
}

/** Whether a record is a user's to delete: their own unless it is deleted, or a visible comment on a story of theirs. */
export function isToDelete(records: Records, user_id: number): SQL | undefined {
  const { recordRows: rows, on } = records;
  const isOwn = and(eq(rows.user_id, user_id), not(eq(rows.visibility, 'deleted')));
  if (!on) return isOwn;
  return and(
    or(isOwn, and(isVisible(rows), isOnVisibleStory(records, eq(on.storyRows.user_id, user_id)))),
    isOnVisibleStory(records),
  );
}

/** Whether a record can be restored by a user who deleted it: within `RESTORE_WINDOW`, a comment only on a visible story. */
export function isRestorable(records: Records, user_id: number, now: number): SQL | undefined {
  const { recordRows: rows } = records;
  return and(
    eq(rows.visibility, 'deleted'),
    eq(rows.visibility_changed_by, user_id),
    gt(rows.visibility_changed_at, now - RESTORE_WINDOW),
    isOnVisibleStory(records),
  );
}

/** Whether a comment is on a visible story; undefined for other records, which are on none. */
export function isOnVisibleStory({ on }: Records, where?: SQL): SQL | undefined {
  if (!on) return undefined;
  const { storyRows, commentRows } = on;
  return existsIn(
    storyRows,
    and(eq(storyRows.id, commentRows.record_id), isVisible(storyRows), where),
  );
}

export async function isHiddenFrom(
  database: Database,
  { recordRows: rows }: Records,
  { id, user_id }: { id: number; user_id: number },
): Promise<boolean> {
  const own = and(eq(rows.id, id), eq(rows.user_id, user_id), eq(rows.visibility, 'hidden'));
  return (await database.select({ id: rows.id }).from(rows).where(own)).length > 0;
}
