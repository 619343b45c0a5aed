import { DECISIONS_PATH } from '@desert/contract/moderation/moderation-pages';
import { appeals, moderationActions } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { JobStep } from '../jobs/handler.ts';
import type { Database } from '../platform/database/open.ts';
import { type Event, buildNotificationInsert } from './recipients.ts';

/** Notifies a member that another moderator left a decision as it is, or that there was nothing left to decide. */
export async function notifyOfAppeal(database: Database, event: Event): Promise<JobStep> {
  const appeal = await database.select().from(appeals).where(eq(appeals.id, event.source_id)).get();
  if (!appeal || appeal.closed_at === null) return {};
  const { id, action_id, kind, subject_id, user_id, closed_at, outcome } = appeal;
  const appealed = await database
    .select()
    .from(moderationActions)
    .where(eq(moderationActions.id, action_id))
    .get();
  const isDecision = and(
    eq(moderationActions.kind, kind),
    eq(moderationActions.subject_id, subject_id),
    eq(moderationActions.created_at, closed_at),
  );
  const decision = await database.select().from(moderationActions).where(isDecision).get();
  const { rule = '', reason = '' } = decision ?? {};
  const notice = {
    kind: 'moderation',
    source_table: event.source_table,
    source_id: event.source_id,
    actor: null,
    title: kind === 'users' ? '' : (appealed?.title ?? ''),
    path: DECISIONS_PATH,
    key: `appeal ${id}`,
    detail: { act: outcome === 'moot' ? 'moot' : 'keep', of: 'appeal', rule, reason },
    at: closed_at,
  } as const;
  return { statements: [buildNotificationInsert(database, event, notice, [user_id])] };
}
