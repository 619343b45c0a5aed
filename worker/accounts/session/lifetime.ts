import { CLOCK_SKEW, SESSION_ABSOLUTE_LIFETIME, SESSION_LIFETIME } from '@desert/drizzle/retention';
import { sessions } from '@desert/drizzle/schema';
import { and, gt, lte } from 'drizzle-orm';

/** The condition that a session has not expired, and was not started in the future, except for clock skew. */
export function isOpenSession(now: number) {
  return and(
    gt(sessions.renewed_at, now - SESSION_LIFETIME),
    gt(sessions.created_at, now - SESSION_ABSOLUTE_LIFETIME),
    lte(sessions.created_at, now + CLOCK_SKEW),
  );
}

export function timeLeft(created_at: number, now: number): number {
  return Math.min(SESSION_LIFETIME, created_at + SESSION_ABSOLUTE_LIFETIME - now);
}
