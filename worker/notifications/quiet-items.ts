/** Asks sellers whether an item that did not change for two weeks is still for sale. */
import { QUIET_TIME_MS, renewalPath } from '@desert/contract/store/renewal';
import { merch, notifications } from '@desert/drizzle/schema';
import { IS_FOR_SALE } from '@desert/drizzle/schema/merch';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { JobHandler, JobStep } from '../jobs/handler.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import type { Database } from '../platform/database/open.ts';
import { type Event, buildNotificationInsert } from './recipients.ts';

/** How long ago at most an item became quiet, in ms: the cron may fail for a while. */
const LATE_MS = 2 * 24 * 60 * 60_000;

const { quiet_since } = merch;
const isForSale = sql.raw(IS_FOR_SALE);
const key = sql`'renew merch ' || ${merch.id} || ' ' || ${quiet_since}`;

/** Hourly: enqueues one job for each item that became quiet, unless its seller was asked. */
export const sellersHandler: JobHandler = {
  async run({ database }, [{ at }]) {
    const until = at - QUIET_TIME_MS;
    const { user_id } = notifications;
    const wasAsked = sql`EXISTS (SELECT 1 FROM ${notifications} WHERE ${user_id} = ${merch.user_id} AND ${notifications.key} = ${key})`;
    const job = { kind: 'notify', key: sql`'merch ' || ${merch.id} || ' quiet'`, at };
    const from = sql`FROM ${merch} WHERE ${isForSale} AND ${quiet_since} > ${until - LATE_MS} AND ${quiet_since} <= ${until} AND NOT ${wasAsked}`;
    return { statements: [enqueueJobs(database, job, from).onConflictDoNothing()] };
  },
};

/** Does nothing if the item changed after the job was enqueued. */
export async function notifyOfQuietItem(database: Database, event: Event): Promise<JobStep> {
  const isQuiet = lte(quiet_since, event.at - QUIET_TIME_MS);
  const item = await database
    .select({ user_id: merch.user_id, title: merch.name, key: sql<string>`${key}` })
    .from(merch)
    .where(and(eq(merch.id, event.source_id), isForSale, isQuiet))
    .get();
  if (!item) return {};
  const notice = {
    kind: 'sale',
    key: item.key,
    source_table: event.source_table,
    source_id: event.source_id,
    actor: null,
    title: item.title,
    path: renewalPath(event.source_id),
    detail: { state: 'for_sale' },
    at: event.at,
  } as const;
  return { statements: [buildNotificationInsert(database, event, notice, [item.user_id])] };
}
