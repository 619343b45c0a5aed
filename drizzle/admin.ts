/**
 * Makes room in a full database, from the command line: log-ins need a row, so a moderator cannot log in to do it:
 *
 *     npm run admin -- clean [--notifications=DAYS] --local [--persist-to DIR]
 *     npm run admin -- clean [--notifications=DAYS] --remote
 *
 * Removes expired rows, as the cron trigger does; `--notifications` removes those older than so many days as well.
 */
import { lte, sql } from 'drizzle-orm';
import { query, type Target } from './d1.ts';
import { expiredRows } from './retention.ts';
import { notifications } from './schema/notifications.ts';
import { builder, statement } from './seed/seed.ts';

const DAY = 24 * 60 * 60_000;

interface CleanOptions {
  /** ms since 1970 */
  now?: number;
  /** Removes notifications that are older: days. */
  notificationDays?: number | undefined;
}

/** @param target wrangler's flags for the database @returns how many rows were removed */
export async function clean(
  target: Target,
  { now = Date.now(), notificationDays }: CleanOptions = {},
): Promise<number> {
  const expired = [
    ...expiredRows(now),
    ...(notificationDays === undefined
      ? []
      : [{ table: notifications, where: lte(notifications.at, now - notificationDays * DAY) }]),
  ];
  // One after the other, so that no row is counted twice.
  const statements = expired.flatMap(({ table, where }) => [
    builder
      .select({ rows: sql`count(*)`.as('rows') })
      .from(table)
      .where(where),
    builder.delete(table).where(where),
  ]);
  const results = await query(target, statements.map(statement).join(' '));
  return results.flat().reduce((sum, { rows }) => sum + Number(rows ?? 0), 0);
}

if (import.meta.main) {
  const [command, ...flags] = process.argv.slice(2);
  const [, days] = flags.map((flag) => /^--notifications=(\d+)$/.exec(flag)).find(Boolean) ?? [];
  const target = flags.filter((flag) => !flag.startsWith('--notifications='));
  if (command === 'clean') {
    const notificationDays = days === undefined ? undefined : Number(days);
    console.log(`Rows removed: ${await clean(target, { notificationDays })}`);
  } else {
    console.error('Usage: npm run admin -- clean [--notifications=DAYS] --local | --remote');
    process.exitCode = 1;
  }
}
