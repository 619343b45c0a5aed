/** Weekly digests for members who asked for them: docs/decisions/0079-digests.md */
import { jobs, users } from '@desert/drizzle/schema';
import { sql } from 'drizzle-orm';
import { JobError, type JobHandler } from '../jobs/handler.ts';
import { enqueueJobs, type Job } from '../jobs/queue.ts';
import { readLimit } from '../limits.ts';
import { BOUNCED, countMail, sendLetter } from '../mail/send.ts';
import { NEWS_LIFETIME_MS } from '../notifications/list.ts';
import { turnMailOff } from '../notifications/settings.ts';
import type { Database } from '../platform/database/open.ts';
import { retryOnce } from '../platform/database/retry.ts';
import { composeDigests, toLetter } from './compose.ts';
import {
  type DigestPage,
  buildDigestQueries,
  type DigestRows,
  isDue,
  isInPage,
  getLastFriday,
} from './rows.ts';

/** Maximum number of members per job: their mails are sent within its lease. */
const MEMBERS_PER_JOB = 50;

/** Time in ms before the end of its lease when a job stops, so that no other runner has begun with its members. */
const STOP_BEFORE_MS = 5000;

/** Hourly: splits the members whose digest is due into jobs, whose times keep the send rate. Waits for earlier jobs. */
export const digestsHandler: JobHandler = {
  async run({ env, database }, [{ at }]) {
    if (!env.SITE_URL || !env.MAIL_FROM) return {};
    const week = getLastFriday(at);
    const interval = Math.ceil(
      (MEMBERS_PER_JOB * 60 * 60_000) / readLimit(env, 'DIGESTS_PER_HOUR'),
    );
    const run_at = sql`${at} + page * ${interval}`;
    const key = sql`'users ' || min(id) || ' ' || max(id) || ' ' || ${String(week)}`;
    const from = sql`FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / ${sql.raw(`${MEMBERS_PER_JOB}`)} AS page
        FROM ${users} WHERE ${isDue(week)})
      WHERE NOT EXISTS (SELECT 1 FROM ${jobs} WHERE kind = 'digest' AND failed_at IS NULL) GROUP BY page`;
    const job = { kind: 'digest', key, at: run_at, run_at };
    return { statements: [enqueueJobs(database, job, from).onConflictDoNothing()] };
  },
};

/**
 * Mails the digests of a page of members. Each is noted once it is handed over, so if the Worker stops, at most one is
 * sent twice, with the same `ref`. One that cannot be sent delays no other.
 */
export const digestHandler: JobHandler = {
  isSerial: true,
  sendsMail: true,
  async run({ env, database }, [job]) {
    const page = parsePage(job);
    const markAll = markDigested(database, page);
    if (Date.now() > job.at + NEWS_LIFETIME_MS) return { statements: [markAll] };
    const origin = { site: env.SITE_URL, sender: env.POSTAL_ADDRESS };
    let error: JobError | undefined;
    for (const digest of composeDigests(await readRows(database, page), page.week)) {
      // The job stays due, and continues with those who are left.
      if (Date.now() > job.lease_until - STOP_BEFORE_MS) return { done: [] };
      const { id, email } = digest.member;
      const ref = `digest-${id}-${page.week}`;
      const failure = await sendLetter(env, toLetter(digest, origin), { to: email, ref });
      if (failure?.code === BOUNCED) {
        const isSame = sql`${users.id} = ${id} AND ${users.email} = ${email}`;
        await retryOnce(() => turnMailOff(database, isSame, { isBounced: true }).run());
      } else {
        if (!failure) await countMail(database, env);
        if (!failure || failure.permanent)
          await retryOnce(() => markDigested(database, { ...page, first: id, last: id }).run());
        // A retry helps only a failure that is not permanent, so that one decides.
        if (failure && (!error || error.isPermanent))
          error = new JobError(failure.code, failure.permanent);
      }
    }
    if (error) throw error;
    return { statements: [markAll] };
  },
};

function parsePage({ key }: Job): DigestPage {
  const [first = 0, last = 0, week = 0] = key.split(' ').slice(1).map(Number);
  return { first, last, week };
}

/** The statement that notes that a page of members had their digest. */
function markDigested(database: Database, page: DigestPage) {
  return database.update(users).set({ digest_at: page.week }).where(isInPage(page));
}

async function readRows(database: Database, page: DigestPage): Promise<DigestRows> {
  const read = Object.entries(buildDigestQueries(page)).map(
    async ([name, query]) => [name, await database.all(query)] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as unknown as DigestRows;
}
