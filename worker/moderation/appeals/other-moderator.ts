/** A case with an open appeal is closed to the moderator who decided before, if there is another one. */
import { appeals, users } from '@desert/drizzle/schema';
import { IS_MODERATOR } from '@desert/drizzle/schema/accounts';
import { and, eq, isNull, lte, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import { isNotSuspended } from '../../members/users/suspension.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import type { SubjectRef } from '../subject.ts';

/** How long after an appeal the only moderator takes the second look, in ms. */
const SECOND_LOOK_MS = 24 * 60 * 60_000;

const NOT_YOU =
  'You made the decision that the member asks about, so another moderator has to review it. If there’s none, you can a day after the member asked.';

/** The condition that there is a moderator besides two members. */
export function hasOtherModerator(
  user_id: SQLWrapper | number | null,
  member_id: SQLWrapper | number,
): SQL {
  const isOther = and(ne(users.id, member_id), sql`${users.id} IS NOT ${user_id}`);
  return hasRow(users, and(sql.raw(IS_MODERATOR), isOther, isNotSuspended(Date.now())));
}

/** The condition that a case waits for another moderator than the viewer. */
export function isForOther(
  viewer: number,
  { kind, subject_id }: Record<'kind' | 'subject_id', SQLWrapper | string | number>,
): SQL {
  const isAlone = not(hasOtherModerator(viewer, appeals.user_id));
  const isTheirTurn = and(isAlone, lte(appeals.created_at, Date.now() - SECOND_LOOK_MS));
  return hasRow(
    appeals,
    and(
      sql`${appeals.kind} = ${kind} AND ${appeals.subject_id} = ${subject_id}`,
      isNull(appeals.closed_at),
      eq(appeals.moderator_id, viewer),
      not(isTheirTurn ?? sql`FALSE`),
    ),
  );
}

/** Refuses a moderator's action on a case that waits for another moderator. */
export async function refuseOwnDecision(
  database: Database,
  viewer: number,
  { kind, id }: SubjectRef,
): Promise<void> {
  const isOthers = isForOther(viewer, { kind, subject_id: id });
  const [row] = await database.all<{ it: number }>(sql`SELECT ${isOthers} AS it`);
  if (row?.it === 1) throw new Refusal(403, NOT_YOU);
}

/** The condition that an appeal about a subject is open. */
export function isAppealed({ kind, id }: SubjectRef): SQL {
  return hasRow(
    appeals,
    and(eq(appeals.kind, kind), eq(appeals.subject_id, id), isNull(appeals.closed_at)),
  );
}
