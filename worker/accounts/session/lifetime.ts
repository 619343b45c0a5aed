import {
  CLOCK_SKEW_MS,
  SESSION_ABSOLUTE_LIFETIME_MS,
  SESSION_LIFETIME_MS,
} from '@desert/drizzle/retention';
import { sessions } from '@desert/drizzle/schema';
import { and, gt, lte } from 'drizzle-orm';

/** The condition that a session has not expired, and was not started in the future, except for clock skew. */
export function isOpenSession(now: number) {
  return and(
    gt(sessions.renewed_at, now - SESSION_LIFETIME_MS),
    gt(sessions.created_at, now - SESSION_ABSOLUTE_LIFETIME_MS),
    lte(sessions.created_at, now + CLOCK_SKEW_MS),
  );
}

export function timeLeft(created_at: number, now: number): number {
  return Math.min(SESSION_LIFETIME_MS, created_at + SESSION_ABSOLUTE_LIFETIME_MS - now);
}
