/** Updates notifications when a member deletes their account, or blocks another. */
import { jobs, notifications } from '@desert/drizzle/schema';
import { and, eq, gt, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { enqueueJobs } from '../jobs/queue.ts';
import type { Database } from '../platform/database/open.ts';
import { threadPath } from './list.ts';

const { user_id, actor_id, id, kind, others } = notifications;

const ofOthers = and(eq(kind, 'saved'), gt(others, 0)) as SQL;

/** Columns that remove the member from a bundle; it then leads to the story instead of their comment. */
const unnamed = {
  actor_id: null,
  actor_name: '',
  others: sql`${others} - 1`,
  path: threadPath,
};

/**
 * Statements that delete the notifications to a deleted member and about them; likes and bundles only lose the name.
 * @param step rows per statement
 */
export function deleteNotifications(database: Database, user: number, step: number) {
  const some = (where: SQL | undefined) =>
    database.select({ id }).from(notifications).where(where).limit(step);
  const byThem = eq(actor_id, user);
  return [
    database
      .update(notifications)
      .set({ actor_id: null, actor_name: '' })
      .where(inArray(id, some(and(byThem, eq(kind, 'like'))))),
    database
      .update(notifications)
      .set(unnamed)
      .where(inArray(id, some(and(byThem, ofOthers)))),
    database
      .delete(notifications)
      .where(inArray(id, some(and(byThem, not(or(eq(kind, 'like'), ofOthers) as SQL))))),
    database.delete(notifications).where(inArray(id, some(eq(user_id, user)))),
  ];
}

/** Selects at most one notification to the user or caused by them, for an `EXISTS` check. */
export function selectNotifications(database: Database, user: number) {
  return database.select({ id }).from(notifications).where(isAboutMember(user)).limit(1);
}

/**
 * Statements that remove a member's notifications about a member whom they block. Jobs count likes again, because
 * others may have liked the same record; bundles only lose the name. @param now ms since 1970
 */
export function deletePairNotifications(
  database: Database,
  { user, other, now }: { user: number; other: number; now: number },
): BatchItem<'sqlite'>[] {
  const byThem = and(eq(actor_id, other), eq(user_id, user));
  const likes = and(byThem, eq(kind, 'like'));
  return [
    enqueueJobs(
      database,
      {
        kind: 'notify',
        key: sql`${notifications.source_table} || ' ' || ${notifications.source_id} || ' like'`,
        at: now,
      },
      sql`FROM ${notifications} WHERE ${likes}`,
    ).onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: { version: sql`${jobs.version} + 1`, cursor: 0 },
    }),
    database
      .update(notifications)
      .set({ actor_id: null, actor_name: '', is_hidden: true })
      .where(likes),
    database.update(notifications).set(unnamed).where(and(byThem, ofOthers)),
    database.delete(notifications).where(byThem),
  ];
}

function isAboutMember(user: number): SQL | undefined {
  return or(eq(user_id, user), eq(actor_id, user));
}
