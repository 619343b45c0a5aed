/** The limits on log-ins and sign-ups, counted in the database: they hold across Workers. */
import { CLOCK_SKEW } from '@desert/drizzle/retention';
import { attempts } from '@desert/drizzle/schema';
import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import type { Admission, Attempt, Limit } from './attempt.ts';
import { tooManyAtOnce, tooManyAttempts } from './auth-result.ts';
import { prefixOf, SOURCE, sourceOfAddress } from './networks.ts';
import type { Volume } from './written-bytes.ts';

/** What takes longer than this, in ms, is over without an outcome: its Worker died. */
const TIME_IN_FLIGHT = 30_000;

/**
 * Notes an attempt unless a limit is reached: counted and noted in one statement, so that of two at
 * once only one is the last. Refused attempts are not noted, and make nobody wait longer. Those in flight are counted,
 * so that there are never more than the limit; who is refused only for them is told to wait a moment.
 * @param now ms since 1970
 * @param window how long an attempt counts, in ms
 * @param volume what it stores, where that is limited too: counted in the same transaction, and read only where the limits let it in
 */
export async function admit(
  database: Database,
  attempt: Attempt,
  {
    now,
    window,
    limits,
    volume,
  }: { now: number; window: number; limits: Limit[]; volume?: Volume | undefined },
): Promise<Admission> {
  const latest = (counted: SQL | undefined) => {
    const times = limits.map((limit) => sql`SELECT ${lastOf(limit, attempt, counted)} AS at`);
    return sql`SELECT max(at) AS at FROM (${sql.join(times, sql` UNION ALL `)})`;
  };
  const inWindow = and(gt(attempts.at, now - window), lte(attempts.at, now + CLOCK_SKEW));
  const hasRoom = volume?.hasRoom ?? sql`true`;
  const { kind, account, source, in_flight = false } = attempt;
  const note = database
    .insert(attempts)
    .select(
      sql`SELECT NULL, ${kind}, ${account}, ${source}, ${now}, ${Number(in_flight)}
        WHERE CASE WHEN (${latest(inWindow)}) IS NULL THEN ${hasRoom} END`,
    )
    .returning({ id: attempts.id });
  const write = async () =>
    volume ? (await database.batch([note, ...volume.count(database)]))[0] : note;
  const [noted] = await retryOnce(write);
  if (noted) return { ok: true, id: noted.id };
  const isOver = or(eq(attempts.in_flight, false), lte(attempts.at, now - TIME_IN_FLIGHT));
  const counted = and(inWindow, isOver);
  const { at, room } = await database.get<{ at: number | null; room: number | null }>(
    sql`SELECT at, CASE WHEN at IS NULL THEN ${hasRoom} END AS room FROM (SELECT (${latest(counted)}) AS at)`,
  );
  if (at !== null) return tooManyAttempts(Math.max(1, Math.ceil((at + window - now) / 1000)));
  return volume && room === 0 ? volume.refusal : tooManyAtOnce();
}

/** The time of the attempt that has to grow old before another is let in, or null. @param counted which attempts count */
function lastOf({ most, sharing, sources }: Limit, attempt: Attempt, counted: SQL | undefined) {
  const shared = sharing.map((what) =>
    what === 'account' || what === 'source'
      ? eq(attempts[what], attempt[what])
      : eq(attempts[what], prefixOf(attempt.source, what)),
  );
  const where = and(eq(attempts.kind, attempt.kind), ...shared, counted);
  if (!sources) {
    return sql`(SELECT at FROM ${attempts} WHERE ${where} ORDER BY at DESC LIMIT 1 OFFSET ${most - 1})`;
  }
  const isAmongThem = and(where, sql`${SOURCE} = ${sourceOfAddress(attempt.source)}`);
  return sql`(
    SELECT max(at) FROM ${attempts}
    WHERE ${where} AND NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${isAmongThem})
    GROUP BY ${SOURCE} ORDER BY max(at) DESC LIMIT 1 OFFSET ${most - 1}
  )`;
}

/** Takes an attempt back: it was right, and no limit counts it. */
export function withdraw(database: Database, id: number) {
  return database.delete(attempts).where(eq(attempts.id, id));
}

/** Ends an attempt in flight that was wrong: whom it keeps out has to wait for the window. One that cannot be ended is, by its time. */
export async function fail(database: Database, id: number): Promise<void> {
  const isThis = eq(attempts.id, id);
  const end = async () => database.update(attempts).set({ in_flight: false }).where(isThis);
  await retryOnce(end);
}
