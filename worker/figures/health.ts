/** Site health, for `/moderation/health`: figures of the last day by build, and the queues. */
import { FIGURE_HOUR_MS, type SiteHealth } from '@desert/contract/pages/figures';
import { figures, jobs, mails } from '@desert/drizzle/schema';
import { IS_DEAD } from '@desert/drizzle/schema/jobs';
import { gte, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/open.ts';
import { SITE } from './count.ts';
import { summarizeBuilds, summarizeHours } from './summarize.ts';

const DAY_HOURS = 24;

/** Of a D1 database on a paid plan: https://developers.cloudflare.com/d1/platform/limits/ */
const MAX_DATABASE_BYTES = 10_000_000_000;

export async function readHealth(
  database: Database,
  index: Database,
  now = Date.now(),
  latestHours = DAY_HOURS,
): Promise<SiteHealth> {
  const first = Math.floor(now / FIGURE_HOUR_MS) - latestHours + 1;
  const { hour, section, build, metric, bucket, count } = figures;
  const sum = sql<number>`sum(${count})`;
  const [rows, [queue], [mail], main, search] = await Promise.all([
    database
      .select({ hour, section, build, metric, bucket, count: sum })
      .from(figures)
      .where(gte(hour, first))
      .groupBy(hour, section, build, metric, bucket),
    database
      .select({
        waiting: sql<number>`count(*) FILTER (WHERE failed_at IS NULL)`,
        failed: sql<number>`count(*) FILTER (WHERE ${sql.raw(IS_DEAD)})`,
        oldest: sql<number | null>`min(at) FILTER (WHERE failed_at IS NULL)`,
      })
      .from(jobs),
    database
      .select({
        waiting: sql<number>`count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL)`,
      })
      .from(mails)
      .where(gte(mails.created_at, now - DAY_HOURS * FIGURE_HOUR_MS)),
    readSize(database),
    readSize(index),
  ]);
  const { waiting = 0, failed = 0, oldest = null } = queue ?? {};
  return {
    builds: summarizeBuilds(rows.filter((row) => row.section !== SITE.section)),
    hours: summarizeHours(
      rows.filter((row) => row.section === SITE.section),
      Array.from({ length: latestHours }, (_, at) => first + at),
    ),
    // Digests are enqueued ahead of their time.
    jobs: {
      waiting,
      failed,
      oldest_minutes: Math.max(0, Math.floor((now - (oldest ?? now)) / 60_000)),
    },
    mails: mail ?? { waiting: 0 },
    databases: [
      { name: 'main', bytes: main, limit: MAX_DATABASE_BYTES },
      { name: 'search', bytes: search, limit: MAX_DATABASE_BYTES },
    ],
  };
}

/** @returns bytes; null if the database does not respond */
async function readSize(database: Database): Promise<number | null> {
  try {
    return (await database.run(sql`SELECT 1`)).meta.size_after;
  } catch {
    return null;
  }
}
