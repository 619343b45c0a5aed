import { cases, reports } from '@desert/drizzle/schema';
import { and, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../platform/database/open.ts';
import { insertSelect } from '../platform/database/sql.ts';
import { closeAppeals } from './appeals/close-appeals.ts';
import { isAppealed } from './appeals/other-moderator.ts';
import type { NewAction } from './log-action.ts';
import { closeNotices } from './notices/close-notices.ts';
import { isOpenReport } from './open-reports.ts';

/**
 * Statements that close a case (created if missing), its reports, notices and appeals. It stays open if an appeal does.
 * @param where holds if the action is logged
 */
export function closeCase(
  database: Database,
  action: NewAction,
  where: SQL,
): BatchItem<'sqlite'>[] {
  const { kind, id, subject, now } = action;
  const isOpen = isAppealed({ kind, id });
  const author = sql`(SELECT id FROM users WHERE id = ${subject.author_id})`;
  return [
    database
      .update(reports)
      // A report stored just before this batch can have a later time than the action, and would stay open.
      .set({ closed_at: now, created_at: sql`min(${reports.created_at}, ${now})` })
      .where(and(isOpenReport({ kind, id }), where)),
    ...closeNotices(database, action, where),
    closeAppeals(database, action, where),
    insertSelect(
      database,
      cases,
      { kind, subject_id: id, author_id: author, state: 'closed', opened_at: now, closed_at: now },
      sql`WHERE ${where}`,
    ).onConflictDoUpdate({
      target: [cases.kind, cases.subject_id],
      set: {
        state: sql`iif(${isOpen}, 'open', 'closed')`,
        report_count: 0,
        closed_at: sql`iif(${isOpen}, NULL, ${now})`,
      },
    }),
  ];
}
