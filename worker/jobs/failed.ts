/** Dead letters: jobs that were given up, as moderators see them. */
import type { FailedJob } from '@desert/contract/moderation/moderation';
import { jobs } from '@desert/drizzle/schema';
import { IS_DEAD } from '@desert/drizzle/schema/jobs';
import { and, desc, eq, sql } from 'drizzle-orm';
import { GONE, Refusal } from '../http/response/refusal.ts';
import type { Database } from '../platform/database/open.ts';

const FAILED_PAGE_SIZE = 50;

const isDead = sql.raw(IS_DEAD);

export async function listFailed(database: Database): Promise<FailedJob[]> {
  const rows = await database
    .select()
    .from(jobs)
    .where(isDead)
    .orderBy(desc(jobs.failed_at))
    .limit(FAILED_PAGE_SIZE);
  return rows.map(({ id, kind, key, attempts, last_error: error, failed_at }) => ({
    id,
    kind,
    key,
    attempts,
    error,
    failed_at: new Date(failed_at ?? 0).toISOString(),
  }));
}

/** Makes a dead letter due again, with no attempts counted. */
export async function retryFailed(database: Database, id: number): Promise<void> {
  const { meta } = await database
    .update(jobs)
    .set({ failed_at: null, attempts: 0, run_at: 0, last_error: '' })
    .where(and(eq(jobs.id, id), isDead));
  if (meta.changes === 0) throw new Refusal(404, GONE);
}
