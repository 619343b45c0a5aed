import { jobs, notices } from '@desert/drizzle/schema';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { enqueueJobs } from '../../jobs/queue.ts';
import type { Database } from '../../platform/database/open.ts';
import type { NewAction } from '../log-action.ts';

/** Statements that close the notices about a subject, and enqueue the mails that tell their senders. */
export function closeNotices(
  database: Database,
  { kind, id, now }: Pick<NewAction, 'kind' | 'id' | 'now'>,
  where: SQL,
) {
  const isOfSubject = and(eq(notices.kind, kind), eq(notices.subject_id, id));
  const isOpen = and(isOfSubject, isNotNull(notices.confirmed_at), isNull(notices.closed_at));
  const isClosed = and(isOfSubject, eq(notices.closed_at, now));
  return [
    database.update(notices).set({ closed_at: now }).where(and(isOpen, where)),
    enqueueJobs(
      database,
      { kind: 'notice', key: sql`'notices ' || ${notices.id} || ' decision'`, at: now },
      sql`FROM ${notices} WHERE ${isClosed}`,
    ).onConflictDoNothing({ target: [jobs.kind, jobs.key] }),
  ];
}
