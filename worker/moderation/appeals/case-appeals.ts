import type { Action, CaseAppeal } from '@desert/contract/moderation/moderation';
import { appeals, type cases, moderationActions } from '@desert/drizzle/schema';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { isDecidable } from './other-moderator.ts';

export type AppealRow = Awaited<ReturnType<typeof selectAppeals>>[number];

/** The newest open appeal about a subject that the viewer can decide. */
export function selectAppeals(
  database: Database,
  viewer: number,
  { kind, subject_id }: Pick<typeof cases.$inferSelect, 'kind' | 'subject_id'>,
) {
  const { reason, created_at, action_id } = appeals;
  return database
    .select({ reason, created_at, action: moderationActions.action })
    .from(appeals)
    .innerJoin(moderationActions, eq(moderationActions.id, action_id))
    .where(isDecidable(viewer, { kind, id: subject_id }))
    .orderBy(desc(appeals.id))
    .limit(1);
}

export function appealJson([row]: AppealRow[]): CaseAppeal | null {
  if (!row) return null;
  const { action, reason, created_at } = row;
  return { action: action as Action, reason, at: new Date(created_at).toISOString() };
}
