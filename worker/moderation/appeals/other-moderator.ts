/** An appeal is for a moderator who did not decide before, if there is one. */
import { appeals, cases, users } from '@desert/drizzle/schema';
import { IS_MODERATOR } from '@desert/drizzle/schema/accounts';
import { and, eq, isNull, lte, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { isNotSuspended } from '../../members/users/suspension.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import { hasFulfilledPasskeyDuty } from '../passkey-duty.ts';
import type { SubjectRef } from '../subject.ts';

/** How long after an appeal the only moderator takes the second look, in ms. */
const SECOND_LOOK_MS = 24 * 60 * 60_000;

const NOT_YOU =
  'You made the decision that the member asks about, so another moderator has to review it. If there’s none, you can a day after the member asked.';

/** The condition that there is a moderator besides two members who can decide. */
export function hasOtherModerator(
  user_id: SQLWrapper | number | null,
  member_id: SQLWrapper | number,
): SQL {
  const now = Date.now();
  const isOther = and(ne(users.id, member_id), sql`${users.id} IS NOT ${user_id}`);
  const canDecide = and(isNotSuspended(now), hasFulfilledPasskeyDuty(now));
  return hasRow(users, and(sql.raw(IS_MODERATOR), isOther, canDecide));
}

/** The condition that an appeal is open and about a subject. */
function isOpenAbout({ kind, id }: Record<'kind' | 'id', SQLWrapper | string | number>) {
  return and(
    sql`${appeals.kind} = ${kind} AND ${appeals.subject_id} = ${id}`,
    isNull(appeals.closed_at),
  );
}

/** The condition that an appeal about a subject is open, and that the moderator can decide it. */
export function isDecidable(
  moderator_id: number | null,
  subject: Parameters<typeof isOpenAbout>[0],
): SQL | undefined {
  const isAlone = not(hasOtherModerator(moderator_id, appeals.user_id));
  const isSecondLook = and(isAlone, lte(appeals.created_at, Date.now() - SECOND_LOOK_MS));
  const isOthers = sql`${appeals.moderator_id} IS NOT ${moderator_id}`;
  return and(isOpenAbout(subject), or(isOthers, isSecondLook));
}

/** The condition that a case is open only for appeals that the viewer cannot decide. New reports are for everyone. */
export function isForOther(viewer: number): SQL {
  const subject = { kind: cases.kind, id: cases.subject_id };
  return sql`(${cases.report_count} = 0 AND ${hasRow(appeals, isOpenAbout(subject))}
    AND NOT ${hasRow(appeals, isDecidable(viewer, subject))})`;
}

/** Refuses a moderator's action on a case that waits for another moderator. */
export async function refuseOwnDecision(
  database: Database,
  viewer: number,
  { kind, id }: SubjectRef,
): Promise<void> {
  const isCase = and(eq(cases.kind, kind), eq(cases.subject_id, id));
  const waiting = await database
    .select({ id: cases.id })
    .from(cases)
    .where(and(isCase, isForOther(viewer)));
  if (waiting.length > 0) throw new Refusal(403, NOT_YOU);
}

/** The condition that an appeal about a subject is open. */
export function isAppealed(subject: SubjectRef): SQL {
  return hasRow(appeals, isOpenAbout(subject));
}
