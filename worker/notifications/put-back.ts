import type { ReportedKind } from '@desert/contract/moderation/moderation';
import { cases, moderationActions } from '@desert/drizzle/schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import type { Event } from './recipients.ts';

/** A record that becomes visible at this age or later, in ms, is treated as restored. */
const RESTORED_AFTER_MS = 24 * 60 * 60 * 1000;

type PutBack = 'held' | 'old' | undefined;

/**
 * Classifies an insert event of a record that is not new. 'held': the record was pending from the beginning, so no
 * notification was sent yet. 'old': it was restored a day or more after creation, so its notifications are shown again
 * and no new ones are sent. Otherwise undefined, as for a new record. @param created_at ms since 1970
 */
export async function putBackAs(
  database: Database,
  event: Event,
  kind: ReportedKind,
  created_at: number,
): Promise<PutBack> {
  if (event.change !== 'insert' || event.at <= created_at) return undefined;
  if (await isFirstApproval(database, kind, event.source_id, created_at)) return 'held';
  return event.at < created_at + RESTORED_AFTER_MS ? undefined : 'old';
}

/** The time of a notification about a record: for one that was pending, that of its approval. */
export const timeOfEvent = (event: Event, as: PutBack, created_at: number): number =>
  as === 'held' ? event.at : created_at;

/** Whether a record was pending from its creation, and this is the first time that it is approved. */
async function isFirstApproval(
  database: Database,
  kind: ReportedKind,
  id: number,
  created_at: number,
) {
  const isHeld = and(eq(cases.kind, kind), eq(cases.subject_id, id), eq(cases.pending, true));
  const [row] = await database
    .select({ id: cases.id })
    .from(cases)
    .where(and(isHeld, eq(cases.opened_at, created_at)));
  if (!row) return false;
  const { action, kind: of, subject_id } = moderationActions;
  const restored = await database
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .where(and(eq(of, kind), eq(subject_id, id), eq(action, 'put-back')))
    .limit(2);
  return restored.length === 1;
}
