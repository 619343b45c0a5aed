/**
 * Removes expired sessions, old log-in attempts and what was deleted, as the cron trigger does:
 *
 *     npm run sessions:clean -- --local [--persist-to DIR]
 *     npm run sessions:clean -- --remote
 */
import { sql } from 'drizzle-orm';
import { query, type Target } from './d1.ts';
import { expiredRows } from './retention.ts';
import { builder, statement } from './seed/seed.ts';

/**
 * @param target wrangler's flags for the database
 * @param now ms since 1970
 * @returns how many sessions were removed
 */
export async function cleanAccounts(target: Target, now = Date.now()): Promise<number> {
  const expired = expiredRows(now);
  const [sessions] = expired;
  const statements = [
    builder
      .select({ ended: sql`count(*)`.as('ended') })
      .from(sessions.table)
      .where(sessions.where),
    ...expired.map(({ table, where }) => builder.delete(table).where(where)),
  ].map(statement);
  const [[counted] = []] = await query(target, statements.join(' '));
  return Number(counted?.['ended']);
}

if (import.meta.main) {
  const ended = await cleanAccounts(process.argv.slice(2));
  console.log(`Sessions removed: ${ended}`);
}
