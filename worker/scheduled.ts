import { expiredAttempts, expiredSessions } from '@desert/drizzle/accounts/expiry';
import { expiredDeletions } from '@desert/drizzle/records/expiry';
import { attempts, deletedRows, sessions } from '@desert/drizzle/schema';
import { drizzle } from 'drizzle-orm/d1';
import { retryOnce } from './database/retry.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';

/** Removes what nobody needs any more; `crons` in wrangler.toml says when. */
export async function scheduled({ scheduledTime }: ScheduledController, env: Env): Promise<void> {
  const database = drizzle(env.DB);
  const [ended, old, deleted] = await retryOnce(() =>
    database.batch([
      database.delete(sessions).where(expiredSessions(scheduledTime)),
      database.delete(attempts).where(expiredAttempts(scheduledTime)),
      database.delete(deletedRows).where(expiredDeletions(scheduledTime)),
    ]),
  );
  log('database.cleaned', {
    sessions: ended.meta.changes,
    attempts: old.meta.changes,
    deleted_rows: deleted.meta.changes,
  });
}
