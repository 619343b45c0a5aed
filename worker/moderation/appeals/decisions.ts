import { type Decision, RESTRICTIONS } from '@desert/contract/moderation/decisions';
import type { ReportedKind, RuleName } from '@desert/contract/moderation/moderation';
import { APPEAL_WINDOW } from '@desert/drizzle/retention';
import { appeals, moderationActions } from '@desert/drizzle/schema';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { getRecordPath, findWrittenKind } from '../../records/moderated-kinds.ts';
import { readSubjects } from '../subject.ts';
import { hasOtherModerator } from './other-moderator.ts';

const NEWEST = 20;

/** The newest restrictions of a member, with their appeals. Suspensions come first: each may hide many records. */
export async function listDecisions(database: Database, user_id: number): Promise<Decision[]> {
  const { author_id, action, moderator_id } = moderationActions;
  const rows = await database
    .select({
      ...getTableColumns(moderationActions),
      has_others: sql<0 | 1>`${hasOtherModerator(moderator_id, user_id)}`.as('has_others'),
      appealed_at: appeals.created_at,
      outcome: appeals.outcome,
    })
    .from(moderationActions)
    .leftJoin(appeals, eq(appeals.action_id, moderationActions.id))
    .where(and(eq(author_id, user_id), inArray(action, [...RESTRICTIONS])))
    .orderBy(sql`${action} = 'suspend' DESC`, desc(moderationActions.id))
    .limit(NEWEST);
  const refs = rows.map(({ kind, subject_id }) => ({ kind: kind as ReportedKind, id: subject_id }));
  const subjects = await readSubjects(database, refs);
  return rows.map((row, at) => {
    const { id, kind, rule, reason, until, created_at, appealed_at, outcome } = row;
    const records = findWrittenKind(kind as ReportedKind);
    const subject = subjects[at];
    return {
      id,
      action: row.action as Decision['action'],
      kind: kind as ReportedKind,
      title: kind === 'users' ? '' : row.title,
      path:
        records && subject
          ? getRecordPath(records, row.subject_id, subject.story_id ?? null)
          : null,
      rule: rule as RuleName | '',
      reason,
      at: new Date(created_at).toISOString(),
      until: until === null ? null : new Date(until).toISOString(),
      by_rule: row.moderator_id === null,
      has_others: row.has_others === 1,
      appeal: appealed_at === null ? null : { at: new Date(appealed_at).toISOString(), outcome },
      can_appeal: appealed_at === null && created_at > Date.now() - APPEAL_WINDOW,
    };
  });
}
