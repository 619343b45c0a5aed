import { expiredRows } from '@desert/drizzle/retention';
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { writeBatch } from './database/retry.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';
import { workAtMail } from './mail/work.ts';
import { workAtNotifications } from './notifications/work.ts';
import { removeFiles, removeUnusedPhotos } from './photos/removal.ts';
import { workAtIndex } from './search/index/follow.ts';

/** When nothing else is done. */
const INDEX_CRON = '*/5 * * * *';

/** How long the index is worked at in one go, in ms; the next goes on. */
const INDEX_TIME = 60_000;

/** Brings the search index up to date and removes what nobody needs any more; `crons` in wrangler.toml says when. */
export async function scheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
): Promise<void> {
  await workAtIndex(env, INDEX_TIME);
  await workAtNotifications(env, INDEX_TIME);
  await workAtMail(env, INDEX_TIME);
  if (cron === INDEX_CRON) return;
  const database = drizzle(env.DB);
  const expired = expiredRows(scheduledTime);
  const removals = expired.map(({ table, where }) => database.delete(table).where(where));
  const results = await writeBatch(database, removals);
  const counts = expired.map(({ table }, at) => [
    getTableName(table),
    (results[at] as D1Result).meta.changes,
  ]);
  log('database.cleaned', Object.fromEntries(counts) as Record<string, number>);
  // After what was deleted can no longer be put back.
  const unused = await removeUnusedPhotos(database, scheduledTime);
  const files = await removeFiles(database, env.PHOTOS, scheduledTime);
  log('photos.removed', { unused, files });
}
