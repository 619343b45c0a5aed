/** Rate limits as a sliding window log in one table, so that they hold across isolates. `policies.ts` lists them. */
import { randomUUID } from 'node:crypto';
import { CLOCK_SKEW_MS } from '@desert/drizzle/retention';
import { rateLimits } from '@desert/drizzle/schema';
import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/open.ts';
import { retryOnce } from '../../platform/database/retry.ts';
import { insertSelect } from '../../platform/database/sql.ts';
import { Refusal } from '../response/refusal.ts';
import type { Policies } from './policies.ts';

export interface LimitOptions {
  now?: number;
  times?: number;
  /** Whether `settleHits` or `refundHits` will report the outcome of the hit. */
  inFlight?: boolean;
  id?: string;
  /** The field of the refusal's error; by default it is a general message. */
  field?: string;
}

export type Hit = Pick<typeof rateLimits.$inferSelect, 'key' | 'hit' | 'at'>;

interface Counted {
  now: number;
  times: number;
  id: string;
}

/** Age in ms at which a hit in flight counts as settled, because its request may have been killed. */
const TIME_IN_FLIGHT_MS = 30_000;

/**
 * Counts a request under its policies; a refused one does not count. If only hits in flight cause the refusal, the caller
 * may retry within seconds. @throws `Refusal` 429 above a limit
 */
export async function admitRequest(
  database: Database,
  policies: Policies,
  options: LimitOptions = {},
): Promise<Hit[]> {
  const { now = Date.now(), times = 1, id = randomUUID(), field = 'message' } = options;
  const counted = { ...options, now, times, id };
  const hits = await countIfAdmitted(database, policies, counted);
  if (hits) return hits;
  const isTooLarge = policies.some(({ limit }) => times > limit);
  const until = isTooLarge ? now + policies[0].window : await findEnd(database, policies, counted);
  if (until === null) throw createBusyRefusal();
  const wait = until - now;
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const reached = policies.find(({ window }) => wait <= window) ?? policies[0];
  const { describe = describeAttemptLimit } = reached;
  throw new Refusal(429, { [field]: describe(formatDuration(retryAfter)) }, { retryAfter });
}

/** Like `admitRequest`, but does not throw above a limit. @returns the hits that count; undefined above a limit */
export async function countIfAdmitted(
  database: Database,
  policies: Policies,
  { now = Date.now(), times = 1, inFlight = false, id = randomUUID() }: LimitOptions = {},
): Promise<Hit[] | undefined> {
  if (policies.some(({ limit }) => times > limit)) return undefined;
  const hits = listHits(policies, { now, times, id });
  // Checks and counts in one statement, so that concurrent requests cannot exceed a limit.
  const count = insertSelect(
    database,
    rateLimits,
    {
      key: sql`value ->> 'key'`,
      hit: sql`value ->> 'hit'`,
      at: now,
      expires_at: sql`value ->> 'expires_at'`,
      in_flight: inFlight,
    },
    sql`FROM json_each(${JSON.stringify(hits)}) WHERE (${selectLimitEnd(policies, { now, times, id })}) IS NULL`,
  )
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.at, rateLimits.hit],
      set: { in_flight: inFlight },
    })
    .returning({ key: rateLimits.key });
  return (await retryOnce(() => count)).length > 0 ? hits : undefined;
}

/** When every policy has room, in ms since 1970; null if it has once all hits in flight were refunded. */
async function findEnd(
  database: Database,
  policies: Policies,
  { now, times, id }: Counted,
): Promise<number | null> {
  const isSettled = or(
    eq(rateLimits.in_flight, false),
    lte(rateLimits.at, now - TIME_IN_FLIGHT_MS),
  );
  const until = selectLimitEnd(policies, { now, times, id, isCounted: isSettled });
  const { at } = await database.get<{ at: number | null }>(sql`SELECT (${until}) AS at`);
  return at;
}

export function refundHits(database: Database, hits: readonly Hit[]) {
  return database.delete(rateLimits).where(isListedHit(hits));
}

export async function settleHits(database: Database, hits: readonly Hit[]): Promise<void> {
  const update = database.update(rateLimits).set({ in_flight: false }).where(isListedHit(hits));
  await retryOnce(() => update);
}

/** Rows of the hits: `times` per key. They expire with the longest window of the key's policies. */
function listHits(
  policies: Policies,
  { now, times = 1, id }: Omit<Counted, 'times'> & Pick<LimitOptions, 'times'>,
) {
  const byWindow = policies.toSorted((left, other) => left.window - other.window);
  const longest = new Map(byWindow.map((policy) => [policy.key, policy]));
  return [...longest.values()].flatMap(({ key, window, hit }) =>
    Array.from({ length: times }, (_, n) => ({
      key,
      hit: hit ?? nameHit(id, n),
      at: now,
      expires_at: now + window,
    })),
  );
}

const nameHit = (id: string, n: number) => (n === 0 ? id : `${id} ${n}`);

/** A subquery of the time (ms since 1970) at which every policy has room; NULL if all have room now. */
function selectLimitEnd(
  policies: Policies,
  { now, times, id, isCounted }: Counted & { isCounted?: SQL | undefined },
): SQL {
  const each = policies.map(({ key, limit, window, hit }) => {
    const where = and(
      eq(rateLimits.key, key),
      gt(rateLimits.at, now - window),
      lte(rateLimits.at, now + CLOCK_SKEW_MS),
      // A retry of a statement that succeeded must not count its own hits.
      ne(rateLimits.hit, hit ?? nameHit(id, 0)),
      isCounted,
    );
    const counted = sql`FROM ${rateLimits} WHERE ${where}`;
    // Grouping reads every row, so only policies with repeated hits use it.
    const latest = hit
      ? sql`SELECT max(at) AS at ${counted} GROUP BY hit`
      : sql`SELECT at ${counted}`;
    return sql`SELECT (${latest} ORDER BY at DESC LIMIT 1 OFFSET ${limit - times}) + ${window} AS until`;
  });
  return sql`SELECT max(until) FROM (${sql.join(each, sql` UNION ALL `)})`;
}

function isListedHit(hits: readonly Hit[]): SQL | undefined {
  // Without this, a statement about no hits would be about all.
  if (hits.length === 0) return sql`FALSE`;
  return or(
    ...hits.map(({ key, at, hit }) =>
      and(eq(rateLimits.key, key), eq(rateLimits.at, at), eq(rateLimits.hit, hit)),
    ),
  );
}

const describeAttemptLimit = (wait: string) => `Too many attempts. Please try again in ${wait}.`;

export const createBusyRefusal = () =>
  new Refusal(429, 'The site is busy right now. Please try again in a few seconds.', {
    retryAfter: 2,
  });

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 60) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
