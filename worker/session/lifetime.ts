/** How long a session goes on. Times are ms since 1970. */
import { CLOCK_SKEW, SESSION_ABSOLUTE_LIFETIME, SESSION_LIFETIME } from '@desert/drizzle/retention';
import { sessions } from '@desert/drizzle/schema';
import { and, gt, lte } from 'drizzle-orm';

/** Which sessions are not over: used not too long ago, and begun not too long ago, nor by a clock that was ahead. */
export function isOpenSession(now: number) {
  return and(
    gt(sessions.renewed_at, now - SESSION_LIFETIME),
    gt(sessions.created_at, now - SESSION_ABSOLUTE_LIFETIME),
    lte(sessions.created_at, now + CLOCK_SKEW),
  );
}

/** How long the browser is to keep the cookie of a session that is renewed now, in ms. */
export function timeLeft(created_at: number, now: number): number {
  return Math.min(SESSION_LIFETIME, created_at + SESSION_ABSOLUTE_LIFETIME - now);
}
