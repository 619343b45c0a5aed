/** What becomes of cases and hidden rows when somebody deletes their account; the log of what was done stays. */
import { cases, deletedRows, reports } from '@desert/drizzle/schema';
import { and, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '../database/open.ts';
import { isOpen } from './open-reports.ts';

/**
 * The statements that take what others left on a member's hidden records, count the member's reports out of their cases, and
 * leave the cases about them to nobody. To be repeated, before their rows go, until `hasLeftModeration` holds.
 * @param step how many rows each takes
 */
export function leaveModeration(
  database: Database,
  user_id: number,
  step: number,
): BatchItem<'sqlite'>[] {
  const own = database
    .select({ id: cases.id })
    .from(cases)
    .where(eq(cases.author_id, user_id))
    .limit(step);
  // As many as go in the same batch.
  const gone = sql`(SELECT * FROM ${reports} WHERE ${reports.user_id} = ${user_id} ORDER BY id LIMIT ${step}) AS ${reports}`;
  return [
    database
      .delete(deletedRows)
      .where(inArray(deletedRows.id, onHidden(database, user_id).limit(step))),
    database
      .update(cases)
      .set({ report_count: sql`${cases.report_count} - 1` })
      .where(sql`(kind, of_id) IN (SELECT kind, of_id FROM ${gone} WHERE ${isOpen()})`),
    database.update(cases).set({ author_id: null, hidden: false }).where(inArray(cases.id, own)),
  ];
}

/** Whether nothing of moderation names a member any more. */
export function hasLeftModeration(database: Database, user_id: number): SQL | undefined {
  const own = database.select({ id: cases.id }).from(cases).where(eq(cases.author_id, user_id));
  return notExists(own);
}

/** The query of the rows of others that went out of sight with a member's records: those go before the records do. */
export function onHidden(database: Database, user_id: number) {
  const record = alias(deletedRows, 'record');
  return database
    .select({ id: deletedRows.id })
    .from(record)
    .innerJoin(
      deletedRows,
      and(
        eq(deletedRows.of_table, record.of_table),
        eq(deletedRows.of_id, record.of_id),
        ne(deletedRows.user_id, user_id),
      ),
    )
    .where(and(eq(record.user_id, user_id), eq(record.was_in, record.of_table)));
}
