/** How long rows are kept that nobody needs for good. Durations and times in ms. */
import { gt, lte, or } from 'drizzle-orm';
import { rateLimits, sessions } from './schema/accounts.ts';
import { mailLinks, mails } from './schema/mail.ts';
import { notifications } from './schema/notifications.ts';
import { passkeyChallenges } from './schema/passkeys.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far apart the clocks of two Workers may be: a row that is further ahead was written by a clock that was wrong. */
export const CLOCK_SKEW = MINUTE;

/** A session ends when it was not used for so long. */
export const SESSION_LIFETIME = 30 * DAY;

/** A session ends so long after the log-in, however often it is used. */
export const SESSION_ABSOLUTE_LIFETIME = 90 * DAY;

/** How long after a log-in, or after the password or a passkey was given again, a session may do what cannot be taken back. */
export const REAUTHENTICATION_LIFETIME = 10 * MINUTE;

/** A session in use is renewed no more often than this, so that reading a page stays a read. */
export const SESSION_RENEWAL = DAY;

/** How long a failed log-in counts. */
export const LOG_IN_WINDOW = 15 * MINUTE;

/** How long a sign-up counts. */
export const SIGN_UP_WINDOW = 60 * MINUTE;

/** How long a write counts. */
export const WRITE_WINDOW = 10 * MINUTE;

/** How long a write counts towards the limit of a day. The longest window of all rate limits. */
export const WRITES_WINDOW = DAY;

/** How long a report counts. */
export const REPORT_WINDOW = 60 * MINUTE;

/** How long an uploaded photo counts. */
export const PHOTO_WINDOW = 60 * MINUTE;

/** The minimum age of photos and files that a sweep deletes. */
export const UNUSED_PHOTO_LIFETIME = DAY;

/** The time between the sweep that finds a photo unused and the one that may delete it. */
export const SWEEP_PAUSE = 60 * MINUTE;

/** A photo is deleted within this time after its last use. The hour is that between cron runs. */
export const PHOTO_GONE_AFTER = UNUSED_PHOTO_LIFETIME + SWEEP_PAUSE + 60 * MINUTE;

/** How long a deleted record can be put back: the notice with Undo stands for 10 s; the rest is for a slow network. */
export const RESTORE_WINDOW = MINUTE;

/** How long members can look back at what they were told. */
export const NOTIFICATION_LIFETIME = 180 * DAY;

/** How long a link in a mail works. */
export const LINK_LIFETIME = 30 * MINUTE;

/** How long a mail counts that somebody had sent. */
export const MAIL_WINDOW = 60 * MINUTE;

/** How long a download of one's own data counts. */
export const DOWNLOAD_WINDOW = 60 * MINUTE;

/** How long it is known that a mail was sent, or given up. */
export const MAIL_LIFETIME = 30 * DAY;

/** How long a browser has to sign what it was asked to. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * MINUTE;

/**
 * What can be removed: sessions that are over, hits that no rate limit counts, what nobody can sign. Deleted records are purged by
 * `worker/records/purge.ts`.
 */
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
      table: passkeyChallenges,
      where: lte(passkeyChallenges.created_at, now - PASSKEY_CHALLENGE_LIFETIME),
    },
    { table: mailLinks, where: lte(mailLinks.created_at, now - LINK_LIFETIME) },
    // Long after the last try.
    { table: mails, where: lte(mails.created_at, now - MAIL_LIFETIME) },
  ] as const;
}
