import { cases, reports } from '@desert/drizzle/schema';
import { eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { hasRow } from '../platform/database/sql.ts';
import { isOpen } from './open-reports.ts';

/**
 * Statements that subtract a deleted member's reports from the counts of cases, and remove the member as author. They
 * must precede the deletion of the same reports; repeat both until `hasLeftModeration` holds. @param step rows per
 * statement
 */
export function leaveModeration(
  database: Database,
  user_id: number,
  step: number,
): BatchItem<'sqlite'>[] {
  const query = database
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.author_id, user_id))
    .limit(step);
  const gone = sql`(SELECT * FROM ${reports} WHERE ${reports.user_id} = ${user_id} ORDER BY id LIMIT ${step}) AS ${reports}`;
  return [
    database
      .update(cases)
      .set({ report_count: sql`${cases.report_count} - 1` })
      .where(sql`(kind, subject_id) IN (SELECT kind, subject_id FROM ${gone} WHERE ${isOpen()})`),
    database.update(cases).set({ author_id: null }).where(inArray(cases.id, query)),
  ];
}

export function hasLeftModeration(user_id: number): SQL {
  return not(hasRow(cases, eq(cases.author_id, user_id)));
}
