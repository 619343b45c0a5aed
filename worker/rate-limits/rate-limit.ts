/** Rate limits as a sliding window log in one table, so that they hold across isolates. `policies.ts` lists them. */
import { randomUUID } from 'node:crypto';
import { CLOCK_SKEW } from '@desert/drizzle/retention';
import { rateLimits } from '@desert/drizzle/schema';
import { and, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { insertSelect } from '../database/insert-select.ts';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';

export type Policies = readonly [Policy, ...Policy[]];

/** Allows at most `limit` different hits under a key in any `window` (ms). */
interface Policy {
  key: string;
  limit: number;
  window: number;
  /** Identifies a hit that counts once, such as a network. By default each admission is a new hit. */
  hit?: string;
}

export interface Options {
  now: number;
  times?: number;
  /** Whether `settle` or `refund` will report the outcome of the hit. */
  inFlight?: boolean;
  id?: string;
}

export interface RateLimited {
  ok: false;
  status: 429;
  errors: Record<string, string>;
  retryAfter: number;
}

export type Admission = { ok: true; hits: Hit[] } | RateLimited;

export type Hit = Pick<typeof rateLimits.$inferSelect, 'key' | 'hit' | 'at'>;

/** Age in ms at which a hit in flight counts as settled, because its request may have been killed. */
const TIME_IN_FLIGHT = 30_000;

/**
 * Checks and counts in one statement, so that concurrent requests cannot exceed a limit. Refused requests do not count.
 * If only hits in flight cause the refusal, the caller may retry within seconds.
 */
export async function admit(
  database: Database,
  policies: Policies,
  { now, times = 1, inFlight = false, id = randomUUID() }: Options,
): Promise<Admission> {
  const hits = hitsOf(policies, { now, times, id });
  const until = (isCounted?: SQL) => limitedUntil(policies, { now, times, id, isCounted });
  if (policies.some(({ limit }) => times > limit)) return tooManyAttempts(policies[0].window);
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
    sql`FROM json_each(${JSON.stringify(hits)}) WHERE (${until()}) IS NULL`,
  )
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.at, rateLimits.hit],
      set: { in_flight: inFlight },
    })
    .returning({ key: rateLimits.key });
  if ((await retryOnce(() => count)).length > 0) return { ok: true, hits };
  const isSettled = or(eq(rateLimits.in_flight, false), lte(rateLimits.at, now - TIME_IN_FLIGHT));
  const { at } = await database.get<{ at: number | null }>(sql`SELECT (${until(isSettled)}) AS at`);
  return at === null ? tooManyAtOnce() : tooManyAttempts(at - now);
}

export function refund(database: Database, hits: readonly Hit[]) {
  return database.delete(rateLimits).where(isOneOf(hits));
}

export async function settle(database: Database, hits: readonly Hit[]): Promise<void> {
  const update = database.update(rateLimits).set({ in_flight: false }).where(isOneOf(hits));
  await retryOnce(() => update);
}

/** Rows of the hits: `times` per key. They expire with the longest window of the key's policies. */
export function hitsOf(
  policies: Policies,
  { now, times = 1, id }: Pick<Options, 'now' | 'times'> & { id: string },
) {
  const byWindow = policies.toSorted((one, other) => one.window - other.window);
  const longest = new Map(byWindow.map((policy) => [policy.key, policy]));
  return [...longest.values()].flatMap(({ key, window, hit }) =>
    Array.from({ length: times }, (_, n) => ({
      key,
      hit: hit ?? hitOf(id, n),
      at: now,
      expires_at: now + window,
    })),
  );
}

const hitOf = (id: string, n: number) => (n === 0 ? id : `${id} ${n}`);

/** A subquery of the time (ms since 1970) at which every policy has room; NULL if all have room now. */
function limitedUntil(
  policies: Policies,
  {
    now,
    times,
    id,
    isCounted,
  }: { now: number; times: number; id: string; isCounted: SQL | undefined },
): SQL {
  const each = policies.map(({ key, limit, window, hit }) => {
    const where = and(
      eq(rateLimits.key, key),
      gt(rateLimits.at, now - window),
      lte(rateLimits.at, now + CLOCK_SKEW),
      // A retry of a statement that succeeded must not count its own hits.
      ne(rateLimits.hit, hit ?? hitOf(id, 0)),
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

function isOneOf(hits: readonly Hit[]): SQL | undefined {
  return or(
    ...hits.map(({ key, at, hit }) =>
      and(eq(rateLimits.key, key), eq(rateLimits.at, at), eq(rateLimits.hit, hit)),
    ),
  );
}

function tooManyAttempts(wait: number): RateLimited {
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  const message = `Too many attempts. Please try again in ${durationOf(retryAfter)}.`;
  return { ok: false, status: 429, errors: { message }, retryAfter };
}

export function tooManyAtOnce(): RateLimited {
  const message = 'The site is busy right now. Please try again in a few seconds.';
  return { ok: false, status: 429, errors: { message }, retryAfter: 2 };
}

export function durationOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 60) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
