/** A week at whose end digests are due, for a member who asked for them and one whom nobody follows yet. */
import { afterEach, beforeEach, vi } from 'vitest';
import { getLastFriday } from '../digests/rows.ts';
import type { JobEnv } from '../jobs/handler.ts';
import { env } from './account.ts';
import { type Fan, signedInFan } from './fan.ts';
import { runDue, runHourly } from './jobs.ts';
import { mailbox } from './mail.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const SITE = 'https://desert.test';
/** The end of a week in next year's July, which has no games: triggers take the time of the database's clock. */
export const FRIDAY = getLastFriday(Date.UTC(new Date().getUTCFullYear() + 1, 6, 15));

export interface DigestWeek {
  fan: Fan;
  author: Fan;
  sent: ReturnType<typeof mailbox>['sent'];
  /** The error of the mail service, if it refuses. */
  refusal: Error | undefined;
  platform: JobEnv;
}

/** Before each test, sets the clock to two days before Friday, and signs the members up. */
export function setUpDigestWeek(): DigestWeek {
  const week = {} as DigestWeek;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(FRIDAY - 3 * DAY);
    vi.spyOn(console, 'error').mockReturnValue();
    await env.DB.exec(
      'DELETE FROM jobs; DELETE FROM notifications; UPDATE users SET digest_at = NULL',
    );
    await env.DB.exec("UPDATE news SET visibility = 'hidden'");
    const [fan, author] = [await signedInFan(), await signedInFan()];
    await env.DB.exec('UPDATE users SET email_confirmed_at = 1');
    await chooseDigest(fan, true);
    vi.setSystemTime(FRIDAY - 2 * DAY);
    const box = mailbox(() => week.refusal);
    const platform = { ...box.env, SITE_URL: SITE, POSTAL_ADDRESS: '1 Main Street' };
    Object.assign(week, { fan, author, sent: box.sent, platform, refusal: undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return week;
}

export const chooseDigest = (member: Fan, digest: boolean) =>
  member.put('/notifications/settings/', { digest });

/** Stores confirmed members with digests, who follow nothing. */
export const newReaders = (count: number) =>
  env.DB.prepare(
    `INSERT INTO users (username, username_key, email, email_key, password, created_at, email_confirmed_at, digest_at)
      SELECT name, name, name || '@example.com', name, '!', 1, 1, 1
      FROM (SELECT 'reader-' || hex(randomblob(8)) AS name FROM json_each(?))`,
  )
    .bind(JSON.stringify(Array.from({ length: count })))
    .run();

/** Runs the hourly job of a Friday, and the jobs that it enqueues. */
export async function sendDigests(platform: JobEnv, friday = FRIDAY): Promise<void> {
  vi.setSystemTime(friday + 23 * MINUTE);
  await runHourly('digests', platform);
  await runDue(['digest'], platform);
}
