/** How long a deleted record can be put back. */
import { lte, type SQL } from 'drizzle-orm';
import { deletedRows } from '../schema/deleted.ts';

/** ms: the notice with Undo stands for 10 s; the rest is for a slow network. */
export const RESTORE_WINDOW = 60_000;

/** The rows that nobody can put back any more. @param now ms since 1970 */
export function expiredDeletions(now: number): SQL {
  return lte(deletedRows.deleted_at, now - RESTORE_WINDOW);
}
