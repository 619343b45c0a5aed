import { drizzle } from 'drizzle-orm/d1';
import { checkAlarms } from '../../alarms/alarms.ts';
import type { Env } from '../../env.ts';
import { log } from '../../platform/log/log.ts';
import { describeCause } from '../../platform/log/root-cause.ts';
import { enqueueHourly } from '../queue.ts';
import type { JobKind } from './handlers.ts';
import { runJobs } from './run.ts';

/** The cron expression of the run that only runs jobs, as in wrangler.toml. The hourly run enqueues some first. */
const FREQUENT = '*/5 * * * *';
const HOURLY: JobKind[] = ['clean', 'purge', 'photos', 'rebuild', 'words', 'sellers', 'digests'];

/** Maximum time of one run in ms; the next one continues. */
const RUN_TIME_MS = 3 * 60_000;

export async function runScheduledJobs(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
): Promise<void> {
  if (cron !== FREQUENT) {
    try {
      await drizzle(env.DB).batch(enqueueHourly(drizzle(env.DB), HOURLY, scheduledTime));
    } catch (error) {
      log('jobs.not-enqueued', { error: describeCause(error) });
    }
  }
  try {
    await checkAlarms(env, scheduledTime);
  } catch (error) {
    log('alarms.not-checked', { error: describeCause(error) });
  }
  await runJobs(env, RUN_TIME_MS);
}
