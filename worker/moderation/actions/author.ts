import { moderationActions, users } from '@desert/drizzle/schema';
import { and, eq, gt, isNull, lte, ne, not, or, type SQL } from 'drizzle-orm';
import { Refusal } from '../../http/response/refusal.ts';
import type { Database } from '../../platform/database/open.ts';
import { hasRow } from '../../platform/database/sql.ts';
import type { EffectOf, NewAction } from '../log-action.ts';

/** Time in ms within which a repeated action counts as the same one: a double click, or a second moderator. */
const SAME_TIME_MS = 60_000;

const JUST_NOW = 'Someone just did this.';
const ALREADY_SUSPENDED = 'This member is already suspended. Lift that suspension first.';
export const RESTRICTED_AGAIN =
  'This member was suspended again, or something they posted was hidden, in the meantime. Check that first.';
export const NOT_SUSPENDED = 'This member is no longer suspended.';

export const warn: EffectOf = (_, action) => ({
  when: isFirst(action, checkAuthor(action)),
  statements: [],
  otherwise: JUST_NOW,
});

export const suspend: EffectOf = (database, action, isDone) => {
  const author_id = checkAuthor(action);
  const { suspended_until, role } = users;
  // Suspensions do not overlap: their end tells a moderator who lifts one which one it is.
  const isFree = or(isNull(suspended_until), lte(suspended_until, action.now));
  return {
    when: hasRow(users, and(eq(users.id, author_id), ne(role, 'moderator'), isFree)),
    statements: [
      database
        .update(users)
        .set({ suspended_until: action.until ?? null })
        .where(and(eq(users.id, author_id), isDone)),
    ],
    otherwise: ALREADY_SUSPENDED,
  };
};

export const unsuspend: EffectOf = (database, action, isDone) => {
  const author_id = checkAuthor(action);
  return {
    when: hasMatchingMember(author_id, gt(users.suspended_until, action.now)),
    statements: [
      database
        .update(users)
        .set({ suspended_until: null })
        .where(and(eq(users.id, author_id), isDone)),
    ],
    otherwise: NOT_SUSPENDED,
  };
};

export const approveMember: EffectOf = (database, action, isDone) => {
  const author_id = checkAuthor(action);
  return {
    when: hasMatchingMember(author_id, eq(users.awaits_approval, true)),
    statements: [
      database
        .update(users)
        .set({ awaits_approval: false })
        .where(and(eq(users.id, author_id), isDone)),
    ],
    otherwise: 'This member is already approved.',
  };
};

function checkAuthor({ subject: { author_id } }: NewAction): number {
  if (author_id !== null) return author_id;
  throw new Refusal(400, { action: 'We don’t know who wrote this. Report the member instead' });
}

export async function isSuspended(
  database: Database,
  id: number,
  until?: number,
): Promise<boolean> {
  const ends = until === undefined ? undefined : eq(users.suspended_until, until);
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), gt(users.suspended_until, Date.now()), ends));
  return rows.length > 0;
}

export function hasMatchingMember(id: number, what: SQL): SQL {
  return hasRow(users, and(eq(users.id, id), what));
}

function isFirst({ action, now }: NewAction, author_id: number): SQL {
  const same = and(
    eq(moderationActions.author_id, author_id),
    eq(moderationActions.action, action),
    gt(moderationActions.created_at, now - SAME_TIME_MS),
  );
  return not(hasRow(moderationActions, same));
}
