/**
 * The rights to see, edit, delete, restore and comment: a condition of the user and the row each. Lists, search, feeds and
 * notifications select from views, which have only the rows that everyone sees.
 */
import { RESTORE_WINDOW_MS } from '@desert/drizzle/retention';
import { commentRows } from '@desert/drizzle/schema';
import { isVisible } from '@desert/drizzle/schema/visibility';
import { and, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { GONE, Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import type { Records, StoryKind } from '../kind.ts';
import type { Creation } from '../save.ts';

export const HIDDEN = 'This is hidden until a moderator reviews it.';

/** A view or a table of records. */
interface Owned {
  table: Record<'user_id' | 'visibility', SQLiteColumn>;
}

/** The author of a pending or hidden record sees it, too. */
export function canSee({ table }: Owned, viewer: number | null): SQL | undefined {
  return or(isVisible(table), isOwnUnderModeration({ table }, viewer));
}

/** A pending or hidden record of the viewer. */
export function isOwnUnderModeration({ table }: Owned, viewer: number | null) {
  const { user_id, visibility } = table;
  return and(sql`${user_id} = ${viewer}`, inArray(visibility, ['pending', 'hidden']));
}

/** The author may edit a record unless it is hidden; if a comment, on a visible story that is open to them. */
export function canEdit(
  records: Records,
  { user_id, isModerator = false }: Pick<Creation, 'user_id' | 'isModerator'>,
): SQL | undefined {
  const { recordRows: rows, on } = records;
  return and(
    eq(rows.user_id, user_id),
    inArray(rows.visibility, ['visible', 'pending']),
    isOnVisibleStory(records, on && canComment(on.recordRows, isModerator)),
  );
}

/** Members may comment on a story unless it is locked; moderators always may. */
export function canComment(
  { locked }: Pick<StoryKind['recordRows'] | StoryKind['table'], 'locked'>,
  isModerator: boolean,
): SQL | undefined {
  return isModerator ? undefined : eq(locked, false);
}

/** The author may delete a record, and a story's author visible comments on it; a comment while its story is visible. */
export function canDelete(records: Records, user_id: number): SQL | undefined {
  const { recordRows: rows, on } = records;
  const isOwn = and(eq(rows.user_id, user_id), not(eq(rows.visibility, 'deleted')));
  if (!on) return isOwn;
  return and(
    or(isOwn, and(isVisible(rows), isOnVisibleStory(records, eq(on.recordRows.user_id, user_id)))),
    isOnVisibleStory(records),
  );
}

/** The user may restore a record that they deleted, within `RESTORE_WINDOW_MS`; a comment while its story is visible. */
export function canRestore(records: Records, user_id: number, now: number): SQL | undefined {
  const { recordRows: rows } = records;
  return and(
    eq(rows.visibility, 'deleted'),
    eq(rows.visibility_changed_by, user_id),
    gt(rows.visibility_changed_at, now - RESTORE_WINDOW_MS),
    isOnVisibleStory(records),
  );
}

/**
 * Condition that a comment is on a visible story of its kind; none for other records.
 * @param from the view, if the query selects `aliasAllRows`
 */
export function isOnVisibleStory(
  { on }: Records,
  where?: SQL,
  from: Pick<StoryKind['comments'], 'kind' | 'record_id'> | typeof commentRows = commentRows,
): SQL | undefined {
  if (!on) return undefined;
  const { name, recordRows: storyRows } = on;
  const isIt = and(eq(storyRows.id, from.record_id), isVisible(storyRows), where);
  return and(eq(from.kind, name), hasRow(storyRows, isIt));
}

/** Refuses because the user sees no such record; says so if it is their own hidden one. */
export async function refuseUnseen(
  database: Database,
  { recordRows: rows }: Records,
  { id, user_id }: { id: number; user_id: number },
): Promise<never> {
  const isOwn = and(eq(rows.id, id), eq(rows.user_id, user_id), eq(rows.visibility, 'hidden'));
  const hidden = await database.select({ id: rows.id }).from(rows).where(isOwn);
  throw new Refusal(404, hidden.length > 0 ? HIDDEN : GONE);
}
