/**
 * Frees space in a full database from the command line, because logging in needs a new row:
 *   npm run admin -- clean [--notifications=DAYS] --local [--persist-to DIR]
 *   npm run admin -- clean [--notifications=DAYS] --remote
 * Removes expired rows, as the cron does, and with `--notifications` also notifications older than DAYS.
 */
import { lte, sql } from 'drizzle-orm';
import { runQueries, type WranglerTarget } from './d1.ts';
import { buildExpiryConditions } from './retention.ts';
import { notifications } from './schema/notifications.ts';
import { builder, toSqlStatement } from './step.ts';

const DAY_MS = 24 * 60 * 60_000;

interface CleanOptions {
  now?: number;
  notificationDays?: number | undefined;
}

export async function deleteExpiredRows(
  target: WranglerTarget,
  { now = Date.now(), notificationDays }: CleanOptions = {},
): Promise<number> {
  const expired = [
    ...buildExpiryConditions(now),
    ...(notificationDays === undefined
      ? []
      : [{ table: notifications, where: lte(notifications.at, now - notificationDays * DAY_MS) }]),
  ];
  // Each count precedes its deletion, so that a row that meets two conditions is counted once.
  const statements = expired.flatMap(({ table, where }) => [
    builder
      .select({ rows: sql`count(*)`.as('rows') })
      .from(table)
      .where(where),
    builder.delete(table).where(where),
  ]);
  const results = await runQueries(target, statements.map(toSqlStatement).join(' '));
  return results.flat().reduce((sum, { rows }) => sum + Number(rows ?? 0), 0);
}

if (import.meta.main) {
  const [command, ...flags] = process.argv.slice(2);
  const [, days] = flags.map((flag) => /^--notifications=(\d+)$/.exec(flag)).find(Boolean) ?? [];
  const target = flags.filter((flag) => !flag.startsWith('--notifications='));
  if (command === 'clean') {
    const notificationDays = days === undefined ? undefined : Number(days);
    console.log(`Rows removed: ${await deleteExpiredRows(target, { notificationDays })}`);
  } else {
    console.error('Usage: npm run admin -- clean [--notifications=DAYS] --local | --remote');
    process.exitCode = 1;
  }
}
