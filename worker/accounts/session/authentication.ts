import { CLOCK_SKEW_MS, REAUTHENTICATION_LIFETIME_MS } from '@desert/drizzle/retention';
import { sessions } from '@desert/drizzle/schema';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { isOpenSession, timeLeft } from './lifetime.ts';
import type { Session } from './resolve.ts';
import { hashToken, generateSessionToken, readToken, buildTokenCookie } from './token.ts';

export function isAuthenticatedLately({ authenticated_at }: Session, now = Date.now()): boolean {
  const age = now - authenticated_at;
  return age < REAUTHENTICATION_LIFETIME_MS && age >= -CLOCK_SKEW_MS;
}

/** The statement that replaces a session's token, and a function for its cookie. A retry finds the new token. */
export function rotateSession(
  database: Database,
  request: Request,
  now: number,
  precondition?: SQL,
) {
  const [old, token] = [hashToken(readToken(request) ?? ''), generateSessionToken()];
  const isOld = and(eq(sessions.token_hash, old), isOpenSession(now), precondition);
  const rotate = database
    .update(sessions)
    .set({ token_hash: hashToken(token), authenticated_at: now, renewed_at: now })
    .where(or(isOld, eq(sessions.token_hash, hashToken(token))))
    .returning({ created_at: sessions.created_at });
  const cookieOf = ({ created_at }: { created_at: number }) =>
    buildTokenCookie(request, token, timeLeft(created_at, now));
  return { rotate, cookieOf };
}
