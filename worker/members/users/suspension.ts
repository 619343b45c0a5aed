import { toArizonaDay, formatDay } from '@desert/contract/history/months';
import { PERMANENT_UNTIL_MS } from '@desert/contract/moderation/moderation';
import { moderationActions, users } from '@desert/drizzle/schema';
import { and, desc, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import type { User } from './users.ts';

/**
 * Why an account is suspended, as its owner reads it; undefined if it is not. Call it after verifying all credentials, so that it reveals
 * nothing. `moderation/actions/author.ts` suspends members.
 */
export async function describeSuspension(
  database: Database,
  { id, suspended_until }: Pick<User, 'id' | 'suspended_until'>,
  now = Date.now(),
): Promise<string | undefined> {
  if (suspended_until === null || suspended_until <= now) return undefined;
  const [suspension] = await database
    .select({ reason: moderationActions.reason })
    .from(moderationActions)
    .where(and(eq(moderationActions.author_id, id), eq(moderationActions.action, 'suspend')))
    .orderBy(desc(moderationActions.id))
    .limit(1);
  const time =
    suspended_until >= PERMANENT_UNTIL_MS
      ? 'permanently'
      : `until ${formatDay(toArizonaDay(suspended_until))} (Arizona time)`;
  return `This account is suspended ${time}.${suspension ? ` Reason: ${suspension.reason}` : ''}`;
}

/** The condition that a user is not suspended. @param now ms since 1970 */
export function isNotSuspended(now: number): SQL | undefined {
  return or(isNull(users.suspended_until), lte(users.suspended_until, now));
}
