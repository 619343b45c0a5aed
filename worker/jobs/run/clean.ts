import { buildExpiryConditions } from '@desert/drizzle/retention';
import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { log } from '../../platform/log/log.ts';
import type { JobHandler } from '../handler.ts';

/** Maximum number of rows that one statement removes. */
const ROWS_PER_STEP = 2000;

export const cleanHandler: JobHandler = {
  async run({ database }, [job]) {
    log('database.cleaned', await removeExpired(database, job.at));
    return {};
  },
};

async function removeExpired(database: Database, now: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, where } of buildExpiryConditions(now)) {
    const next = sql`rowid IN (SELECT rowid FROM ${table} WHERE ${where} LIMIT ${ROWS_PER_STEP})`;
    let [removed, all] = [ROWS_PER_STEP, 0];
    while (removed === ROWS_PER_STEP) {
      const { meta } = await retryOnce(() => database.delete(table).where(next).run());
      removed = meta.changes;
      all += removed;
    }
    counts[getTableName(table)] = all;
  }
  return counts;
}
