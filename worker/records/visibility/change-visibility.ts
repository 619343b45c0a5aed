/**
 * Soft delete, hiding and restoring update a record's visibility. Its comments, likes and images stay stored, but
 * readers cannot reach them: docs/decisions/0059-visibility.md
 */
import type { Visibility } from '@desert/drizzle/schema/visibility';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { Records } from '../kind.ts';

interface VisibilityChange {
  id?: number;
  to: Visibility;
  by: number | null;
  /** ms since 1970; `FINAL_AT` if it cannot be restored. */
  at: number | SQL;
}

export const FINAL_AT = 0;

/** Changes the visibility of matching records. Triggers count comments. See also `follow-stories.ts`. */
export function changeVisibility(
  database: Database,
  { recordRows: rows }: Records,
  { id, to, by, at }: VisibilityChange,
  where: SQL | undefined,
) {
  return database
    .update(rows)
    .set({ visibility: to, visibility_changed_at: at, visibility_changed_by: by })
    .where(and(id === undefined ? undefined : eq(rows.id, id), where));
}
