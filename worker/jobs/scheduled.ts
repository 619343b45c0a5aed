import { expiredRows } from '@desert/drizzle/retention';
import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { finishDeletions } from '../account-deletion/finish.ts';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import type { Env } from '../env.ts';
import { log } from '../log/log.ts';
import { workAtMail } from '../mail/work.ts';
import { workAtNotifications } from '../notifications/work.ts';
import { sweepPhotos } from '../photos/sweep.ts';
import { purgeDeleted } from '../records/purge.ts';
import { workAtIndex } from '../search/index/follow.ts';
import { sweepWords } from '../search/index/sweep-words.ts';

/** When nothing else is done. */
const INDEX_CRON = '*/5 * * * *';

/** How long the index is worked at in one go, in ms; the next goes on. */
const INDEX_TIME = 60_000;

/** How long one run removes unused words from the search database, in ms; the next run continues. */
const SWEEP_TIME = 20_000;

/** Brings the search index up to date and removes what nobody needs any more; `crons` in wrangler.toml says when. */
export async function scheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
): Promise<void> {
  const database = drizzle(env.DB);
  await workAtIndex(env, INDEX_TIME);
  await workAtNotifications(env, INDEX_TIME);
  await workAtMail(env, INDEX_TIME);
  await finishDeletions(env, INDEX_TIME);
  if (cron === INDEX_CRON) return;
  log('database.cleaned', await removeExpired(database, scheduledTime));
  log('records.purged', { purged: await purgeDeleted(database, scheduledTime) });
  log('photos.removed', await sweepPhotos(database, env.PHOTOS, scheduledTime));
  await sweepWords(env, SWEEP_TIME);
}

/** How many rows one statement removes at most. */
const STEP = 2000;

/** Removes what nobody needs any more. @param now ms since 1970 @returns how many rows of each table */
async function removeExpired(database: Database, now: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, where } of expiredRows(now)) {
    const next = sql`rowid IN (SELECT rowid FROM ${table} WHERE ${where} LIMIT ${STEP})`;
    let [removed, all] = [STEP, 0];
    while (removed === STEP) {
      const { meta } = await retryOnce(() => database.delete(table).where(next).run());
      removed = meta.changes;
      all += removed;
    }
    counts[getTableName(table)] = all;
  }
  return counts;
}
