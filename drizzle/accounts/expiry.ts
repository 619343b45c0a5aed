/** How long rows about log-ins are kept. Durations and times in ms. */
import { lte, type SQL } from 'drizzle-orm';
import { attempts, sessions } from '../schema/accounts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends when it was not used for so long. */
export const SESSION_LIFETIME = 30 * DAY;

/** A session in use is renewed no more often than this, so that reading a page stays a read. */
export const SESSION_RENEWAL = DAY;

/** How long a failed log-in counts. */
export const LOG_IN_WINDOW = 15 * MINUTE;

/** How long a sign-up counts. */
export const SIGN_UP_WINDOW = 60 * MINUTE;

/** How long a write counts. */
export const WRITE_WINDOW = 10 * MINUTE;

/** The sessions that are over. */
export function expiredSessions(now: number): SQL {
  return lte(sessions.renewed_at, now - SESSION_LIFETIME);
}

/** The attempts that no limit counts any more. */
export function expiredAttempts(now: number): SQL {
  return lte(attempts.at, now - Math.max(LOG_IN_WINDOW, SIGN_UP_WINDOW, WRITE_WINDOW));
}
