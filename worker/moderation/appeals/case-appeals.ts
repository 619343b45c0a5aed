import type { Action, CaseAppeal } from '@desert/contract/moderation/moderation';
import { appeals, type cases, moderationActions } from '@desert/drizzle/schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';

export type AppealRow = Awaited<ReturnType<typeof selectAppeals>>[number];

/** The newest open appeal about a subject. */
export function selectAppeals(
  database: Database,
  { kind, subject_id }: Pick<typeof cases.$inferSelect, 'kind' | 'subject_id'>,
) {
  const { reason, created_at, action_id, closed_at } = appeals;
  return database
    .select({ reason, created_at, action: moderationActions.action })
    .from(appeals)
    .innerJoin(moderationActions, eq(moderationActions.id, action_id))
    .where(and(eq(appeals.kind, kind), eq(appeals.subject_id, subject_id), isNull(closed_at)))
    .orderBy(desc(appeals.id))
    .limit(1);
}

export function appealJson([row]: AppealRow[]): CaseAppeal | null {
  if (!row) return null;
  const { action, reason, created_at } = row;
  return { action: action as Action, reason, at: new Date(created_at).toISOString() };
}
