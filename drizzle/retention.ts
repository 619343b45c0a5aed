/** Retention periods and time windows, in ms. */
import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { rateLimits, sessions } from './schema/accounts.ts';
import { figures } from './schema/figures.ts';
import { mailLinks, mails } from './schema/mail.ts';
import { notices } from './schema/moderation.ts';
import { notifications } from './schema/notifications.ts';
import { usedPasskeyChallenges } from './schema/passkeys.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Maximum clock difference of Workers. A session or rate limit with a later time counts as expired. */
export const CLOCK_SKEW = MINUTE;

/** Maximum time a session lasts without use. */
export const SESSION_LIFETIME = 30 * DAY;

/** Maximum time a session lasts after the log-in, used or not. */
export const SESSION_ABSOLUTE_LIFETIME = 90 * DAY;

/** How long after a log-in or reauthentication a session counts as freshly authenticated. */
export const REAUTHENTICATION_LIFETIME = 10 * MINUTE;

/** Minimum time between renewals of a session, so that most page reads do not write. */
export const SESSION_RENEWAL = DAY;

/** Minimum age of unused photos, and of files without a row, that a sweep deletes. */
export const UNUSED_PHOTO_LIFETIME = DAY;

/** Time between the sweep that marks a photo as unused and the one that may delete it. */
export const SWEEP_PAUSE = 60 * MINUTE;

/** Maximum time from the upload or last use of a photo to its deletion, including an hour until the cron runs. */
export const PHOTO_GONE_AFTER = UNUSED_PHOTO_LIFETIME + SWEEP_PAUSE + 60 * MINUTE;

/** How long a deletion can be undone. Longer than pages offer Undo, to allow for a slow network. */
export const RESTORE_WINDOW = MINUTE;

export const NOTIFICATION_LIFETIME = 180 * DAY;

export const LINK_LIFETIME = 30 * MINUTE;

/** How long a notice waits for the press on its mailed link. */
export const NOTICE_LINK_LIFETIME = DAY;

/** How long a notice is kept, and how long after an action its member can appeal. */
export const APPEAL_WINDOW = 180 * DAY;

export const MAIL_LIFETIME = 30 * DAY;

export const FIGURE_LIFETIME = 30 * DAY;

export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/** Does not include deleted records: `worker/records/purge.ts` purges them. */
export function expiredRows(now: number) {
  return [
    {
      table: sessions,
      where: or(
        lte(sessions.renewed_at, now - SESSION_LIFETIME),
        lte(sessions.created_at, now - SESSION_ABSOLUTE_LIFETIME),
        gt(sessions.created_at, now + CLOCK_SKEW),
      ),
    },
    {
      table: rateLimits,
      where: or(lte(rateLimits.expires_at, now), gt(rateLimits.at, now + CLOCK_SKEW)),
    },
    { table: notifications, where: lte(notifications.at, now - NOTIFICATION_LIFETIME) },
    {
      table: usedPasskeyChallenges,
      where: lte(usedPasskeyChallenges.created_at, now - PASSKEY_CHALLENGE_LIFETIME - CLOCK_SKEW),
    },
    { table: mailLinks, where: lte(mailLinks.created_at, now - LINK_LIFETIME) },
    { table: figures, where: sql`${figures.hour} * 3600000 <= ${now - FIGURE_LIFETIME}` },
    {
      table: notices,
      where: or(
        lte(notices.created_at, now - APPEAL_WINDOW),
        and(isNull(notices.confirmed_at), lte(notices.created_at, now - NOTICE_LINK_LIFETIME)),
      ),
    },
    // Mails this old are no longer waiting: all attempts to send one end within two days.
    { table: mails, where: lte(mails.created_at, now - MAIL_LIFETIME) },
  ] as const;
}
