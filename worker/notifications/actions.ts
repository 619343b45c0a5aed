import { decisionAnchor, isRestriction } from '@desert/contract/moderation/decisions';
import type { ReportedKind } from '@desert/contract/moderation/moderation';
import { DECISIONS_PATH, RULES_PATH } from '@desert/contract/moderation/moderation-pages';
import { commentRows, moderationActions, reports } from '@desert/drizzle/schema';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { getRecordPath, findWrittenKind } from '../records/moderated-kinds.ts';
import { canSee, isOnVisibleStory } from '../records/visibility/rights.ts';
import { type Event, buildNotificationInsert, type NewNotification } from './recipients.ts';
import { takeRecipients, SAVERS_PER_STEP } from './savers.ts';

type Action = typeof moderationActions.$inferSelect;

/** Notifies the subject's author of a moderation action, unless it is 'keep', and reporters of the outcome. */
export async function notifyOfAction(database: Database, event: Event): Promise<JobStep> {
  const action = await database
    .select()
    .from(moderationActions)
    .where(eq(moderationActions.id, event.source_id))
    .get();
  if (!action) return {};
  const { recipients, cursor } = await readNextReporters(database, action, event.cursor);
  const { rule, reason, until } = action;
  const notice: Omit<NewNotification, 'key'> = {
    kind: 'moderation',
    source_table: event.source_table,
    source_id: event.source_id,
    actor: null,
    title: action.title,
    path: (await findPath(database, action)) ?? RULES_PATH,
    at: action.created_at,
  };
  const ownNotification: NewNotification = {
    ...notice,
    // Omits the author's own name.
    title: action.kind === 'users' ? '' : action.title,
    // Where the decision is explained, and the author can ask another moderator.
    ...(isRestriction(action.action) && { path: `${DECISIONS_PATH}#${decisionAnchor(action.id)}` }),
    key: `act ${action.id}`,
    detail: {
      act: action.action,
      of: 'own',
      rule,
      reason,
      until,
      ...(action.action === 'hide' && action.moderator_id === null && { by: 'rule' }),
    },
  };
  // Reporters learn neither the address of the subject nor the reason.
  const report: NewNotification = {
    ...notice,
    key: `report ${action.id}`,
    path: RULES_PATH,
    detail: { act: action.action, of: 'report', rule },
  };
  const isFirst = event.cursor === 0;
  const isToldToAuthor = action.author_id !== null && action.action !== 'keep' && isFirst;
  return {
    statements: [
      ...(isToldToAuthor
        ? [buildNotificationInsert(database, event, ownNotification, [action.author_id as number])]
        : []),
      buildNotificationInsert(database, event, report, recipients),
    ],
    ...(cursor !== undefined && { cursor }),
  };
}

/** The next members whose reports the action closed: `closed_at` is its time. @param after id of the last report */
async function readNextReporters(database: Database, action: Action, after: number) {
  const rows = await database
    .select({ id: reports.id, user_id: reports.user_id })
    .from(reports)
    .where(
      and(
        eq(reports.kind, action.kind),
        eq(reports.subject_id, action.subject_id),
        eq(reports.closed_at, action.created_at),
        gt(reports.id, after),
      ),
    )
    .orderBy(asc(reports.id))
    .limit(SAVERS_PER_STEP);
  return takeRecipients(rows);
}

/** Where the author sees the subject, hidden or not; undefined if it was removed. */
async function findPath(
  database: Database,
  { kind, subject_id, author_id }: Action,
): Promise<string | undefined> {
  const written = findWrittenKind(kind as ReportedKind);
  if (!written) return undefined;
  const { recordRows: rows, on } = written;
  const isThere = and(
    eq(rows.id, subject_id),
    canSee({ table: rows }, author_id),
    isOnVisibleStory(written),
  );
  const story = sql<number | null>`${on ? commentRows.record_id : null}`;
  const [row] = await database.select({ story }).from(rows).where(isThere);
  return row && getRecordPath(written, subject_id, row.story);
}
