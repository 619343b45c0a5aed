import { CLOCK_SKEW, REAUTHENTICATION_LIFETIME } from '@desert/drizzle/retention';
import { sessions } from '@desert/drizzle/schema';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Session } from './resolve.ts';
import { hashToken, readToken } from './token.ts';

/** Whether who sits at a browser lately gave what the account takes, by a log-in or because they were asked again. */
export function isAuthenticatedLately({ authenticated_at }: Session, now = Date.now()): boolean {
  const age = now - authenticated_at;
  return age < REAUTHENTICATION_LIFETIME && age >= -CLOCK_SKEW;
}

/**
 * Notes in the session of a request, and in no other, that its owner gave that again.
 * @param still what must hold when it is noted
 */
export function noteAuthentication(
  database: Database,
  request: Request,
  { now, still }: { now: number; still?: SQL | undefined },
) {
  const isThis = eq(sessions.token_hash, hashToken(readToken(request) ?? ''));
  return database
    .update(sessions)
    .set({ authenticated_at: now })
    .where(and(isThis, still))
    .returning();
}
