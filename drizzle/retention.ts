/** Retention periods and time windows, in ms. */
import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { rateLimits, sessions } from './schema/accounts.ts';
import { figures } from './schema/figures.ts';
import { mailLinks, mails } from './schema/mail.ts';
import { notices } from './schema/moderation.ts';
import { notifications } from './schema/notifications.ts';
import { usedPasskeyChallenges } from './schema/passkeys.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Maximum clock difference of Workers. A session or rate limit with a later time counts as expired. */
export const CLOCK_SKEW_MS = MINUTE_MS;

/** Maximum time a session lasts without use. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** Maximum time a session lasts after the log-in, used or not. */
export const SESSION_ABSOLUTE_LIFETIME_MS = 90 * DAY_MS;

/** How long after a log-in or reauthentication a session counts as freshly authenticated. */
export const REAUTHENTICATION_LIFETIME_MS = 10 * MINUTE_MS;

/** Minimum time between renewals of a session, so that most page reads do not write. */
export const SESSION_RENEWAL_MS = DAY_MS;

/** Minimum age of unused photos, and of files without a row, that a sweep deletes. */
export const UNUSED_PHOTO_LIFETIME_MS = DAY_MS;

/** Time between the sweep that marks a photo as unused and the one that may delete it. */
export const SWEEP_PAUSE_MS = 60 * MINUTE_MS;

/** Maximum time from the upload or last use of a photo to its deletion, including an hour until the cron runs. */
export const PHOTO_GONE_AFTER_MS = UNUSED_PHOTO_LIFETIME_MS + SWEEP_PAUSE_MS + 60 * MINUTE_MS;

/** How long a deletion can be undone. Longer than pages offer Undo, to allow for a slow network. */
export const RESTORE_WINDOW_MS = MINUTE_MS;

export const NOTIFICATION_LIFETIME_MS = 180 * DAY_MS;

export const LINK_LIFETIME_MS = 30 * MINUTE_MS;

/** How long a notice waits for the press on its mailed link. */
export const NOTICE_LINK_LIFETIME = DAY_MS;

/** How long a notice is kept, and how long after an action its member can appeal. */
export const APPEAL_WINDOW = 180 * DAY_MS;

export const MAIL_LIFETIME_MS = 30 * DAY_MS;

export const FIGURE_LIFETIME_MS = 30 * DAY_MS;

export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * MINUTE_MS;

/** Does not include deleted records: `worker/records/purge.ts` purges them. */
export function buildExpiryConditions(now: number) {
  return [
    {
      table: sessions,
      where: or(
        lte(sessions.renewed_at, now - SESSION_LIFETIME_MS),
        lte(sessions.created_at, now - SESSION_ABSOLUTE_LIFETIME_MS),
        gt(sessions.created_at, now + CLOCK_SKEW_MS),
      ),
    },
    {
      table: rateLimits,
      where: or(lte(rateLimits.expires_at, now), gt(rateLimits.at, now + CLOCK_SKEW_MS)),
    },
    { table: notifications, where: lte(notifications.at, now - NOTIFICATION_LIFETIME_MS) },
    {
      table: usedPasskeyChallenges,
      where: lte(
        usedPasskeyChallenges.created_at,
        now - PASSKEY_CHALLENGE_LIFETIME_MS - CLOCK_SKEW_MS,
      ),
    },
    { table: mailLinks, where: lte(mailLinks.created_at, now - LINK_LIFETIME_MS) },
    { table: figures, where: sql`${figures.hour} * 3600000 <= ${now - FIGURE_LIFETIME_MS}` },
    {
      table: notices,
      where: or(
        lte(notices.created_at, now - APPEAL_WINDOW),
        and(isNull(notices.confirmed_at), lte(notices.created_at, now - NOTICE_LINK_LIFETIME)),
      ),
    },
    // Mails this old are no longer waiting: all attempts to send one end within two days.
    { table: mails, where: lte(mails.created_at, now - MAIL_LIFETIME_MS) },
  ] as const;
}
