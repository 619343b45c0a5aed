import { FOR_GOOD } from '@desert/contract/moderation';
import { moderationActions, users } from '@desert/drizzle/schema';
import { and, desc, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { AuthError } from './auth-result.ts';
import type { User } from './users.ts';

/**
 * Why nobody can log in to an account, and until when; undefined where it is not suspended. Ask when every proof was given, and
 * before a session starts: who does not know the password is told nothing.
 * @param now ms since 1970
 */
export async function suspensionOf(
  database: Database,
  { id, suspended_until }: Pick<User, 'id' | 'suspended_until'>,
  now = Date.now(),
): Promise<AuthError | undefined> {
  if (suspended_until === null || suspended_until <= now) return undefined;
  const [suspension] = await database
    .select({ reason: moderationActions.reason })
    .from(moderationActions)
    .where(and(eq(moderationActions.author_id, id), eq(moderationActions.action, 'suspend')))
    .orderBy(desc(moderationActions.id))
    .limit(1);
  const time = suspended_until >= FOR_GOOD ? 'permanently' : `until ${dayOf(suspended_until)}`;
  const message = `This account is suspended ${time}.${suspension ? ` Reason: ${suspension.reason}` : ''}`;
  return { ok: false, status: 403, errors: { message } };
}

/** Whether a user of a query is not suspended. @param now ms since 1970 */
export function isNotSuspended(now: number): SQL | undefined {
  return or(isNull(users.suspended_until), lte(users.suspended_until, now));
}

/** 'December 3, 2026', in UTC. */
function dayOf(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
