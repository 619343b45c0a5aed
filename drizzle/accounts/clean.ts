/**
 * Removes expired sessions, old log-in attempts and what was deleted, as the cron trigger does:
 *
 *     npm run sessions:clean -- --local [--persist-to DIR]
 *     npm run sessions:clean -- --remote
 */
import { query, type Target } from '../d1.ts';
import { expiredDeletions } from '../records/expiry.ts';
import { attempts, sessions } from '../schema/accounts.ts';
import { deletedRows } from '../schema/deleted.ts';
import { builder, statement } from '../seed/statement.ts';
import { expiredAttempts, expiredSessions } from './expiry.ts';

/**
 * @param target wrangler's flags for the database
 * @param now ms since 1970
 * @returns how many sessions were removed
 */
export async function cleanAccounts(target: Target, now = Date.now()): Promise<number> {
  const sql = [
    builder.delete(sessions).where(expiredSessions(now)).returning({ id: sessions.user_id }),
    builder.delete(attempts).where(expiredAttempts(now)),
    builder.delete(deletedRows).where(expiredDeletions(now)),
  ].map(statement);
  const [ended = []] = await query(target, sql.join(' '));
  return ended.length;
}

if (import.meta.main) {
  const ended = await cleanAccounts(process.argv.slice(2));
  console.log(`Sessions removed: ${ended}`);
}
