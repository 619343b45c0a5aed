import type { ReportBody } from '@desert/contract/moderation/moderation-input';
import { cases, reports, users } from '@desert/drizzle/schema';
import { and, eq, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Env } from '../env.ts';
import { GONE, Refusal } from '../http/response/refusal.ts';
import { readLimit } from '../limits.ts';
import { isNotSuspended } from '../members/users/suspension.ts';
import type { Database } from '../platform/database/open.ts';
import { writeBatch } from '../platform/database/retry.ts';
import { hasRow } from '../platform/database/sql.ts';
import { findWrittenKind } from '../records/moderated-kinds.ts';
import { changeVisibility } from '../records/visibility/change-visibility.ts';
import { isLogged, logAction, type NewAction } from './log-action.ts';
import { isOpenReport } from './open-reports.ts';
import { readSubjects, type Subject } from './subject.ts';

const DAY_MS = 24 * 60 * 60_000;

const OWN = 'You can’t report yourself or your own posts.';

const REPORTED = 'Several members reported this. A moderator will review it.';

type Rule = Pick<Env, 'REPORTS_TO_HIDE' | 'STANDING_DAYS'>;

interface Report extends ReportBody {
  user_id: number;
  now: number;
}

/**
 * Stores a report, one per member and subject. Hides the subject if enough members reported it: see `isReportedEnough`.
 */
export async function reportSubject(
  database: Database,
  env: Rule,
  { user_id, now = Date.now(), ...body }: ReportBody & { user_id: number; now?: number },
): Promise<void> {
  const [subject] = await readSubjects(database, [body]);
  if (!subject || subject.is_hidden || body.kind === 'notices') throw new Refusal(404, GONE);
  if (subject.sides && !subject.sides.includes(user_id)) throw new Refusal(404, GONE);
  if (subject.author_id === user_id) throw new Refusal(400, OWN);
  const sent = { ...body, user_id, now };
  await writeBatch(database, [
    countReport(database, sent, subject),
    storeReport(database, sent),
    ...hideReported(database, env, sent, subject),
  ]);
}

/** The statement that counts a report in its case, if it is new. It must run before the report is stored. */
function countReport(database: Database, sent: Report, { author_id }: Subject) {
  const { kind, id, now } = sent;
  const isOwn = and(isOpenReport(sent), eq(reports.user_id, sent.user_id));
  return database
    .insert(cases)
    .values({
      kind,
      subject_id: id,
      author_id: sql`(SELECT id FROM users WHERE id = ${author_id})`,
      state: 'open',
      report_count: 1,
      opened_at: now,
    })
    .onConflictDoUpdate(openAgain(now, not(hasRow(reports, isOwn))));
}

/** What one more report changes in the case of its subject. @param count how many are new: 0 or 1 */
export const openAgain = (now: number, count: SQL) => ({
  target: [cases.kind, cases.subject_id],
  set: {
    state: 'open' as const,
    report_count: sql`${cases.report_count} + ${count}`,
    opened_at: sql`iif(${cases.state} = 'open', ${cases.opened_at}, ${now})`,
  },
});

function storeReport(database: Database, { user_id, kind, id, rule, reason, now }: Report) {
  return database
    .insert(reports)
    .values({ user_id, kind, subject_id: id, rule, reason, created_at: now })
    .onConflictDoUpdate({
      target: [reports.user_id, reports.kind, reports.subject_id],
      set: {
        rule,
        reason,
        created_at: sql`max(${now}, coalesce(${reports.closed_at}, 0) + 1)`,
      },
    });
}

/** Hides a subject with enough reports, except moderators' texts: a single moderator could not restore their own. */
function hideReported(
  database: Database,
  env: Rule,
  sent: Report,
  subject: Subject,
): BatchItem<'sqlite'>[] {
  const { kind, id, now } = sent;
  const records = findWrittenKind(kind);
  if (!records) return [];
  const { table } = records;
  const there = and(
    eq(table.id, id),
    sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${table.user_id} AND ${users.role} = 'moderator')`,
  );
  const action: NewAction = {
    action: 'hide',
    kind,
    id,
    subject,
    moderator_id: null,
    rule: '',
    reason: REPORTED,
    now,
  };
  const isDone = isLogged(action);
  return [
    logAction(database, action, and(hasRow(table, there), isReportedEnough(env, sent, subject))),
    changeVisibility(database, records, { id, to: 'hidden', by: null, at: now }, isDone),
  ];
}

/**
 * The condition that enough members of standing reported a subject: old enough accounts, not suspended, not the author.
 * A report that a moderator closed never counts again, so the same members cannot overrule the moderator.
 */
function isReportedEnough(env: Rule, sent: Report, { author_id }: Subject): SQL {
  const most = readLimit(env, 'REPORTS_TO_HIDE');
  const isOfStanding = and(
    eq(users.id, reports.user_id),
    lte(users.created_at, sent.now - readLimit(env, 'STANDING_DAYS', 0) * DAY_MS),
    isNotSuspended(sent.now),
    sql`${users.id} IS NOT ${author_id}`,
  );
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${reports} INNER JOIN ${users} ON ${isOfStanding}
    WHERE ${and(isOpenReport(sent), isNull(reports.closed_at))} LIMIT ${most})) >= ${most}`;
}
