/** The limits on log-ins and sign-ups, counted in the database: they hold across Workers. */
import { attempts } from '@desert/drizzle/schema';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isFull, logFull } from '../database/full.ts';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';
import { admitInMemory, withdrawInMemory } from './attempts-in-memory.ts';
import { type AuthError, tooManyAttempts } from './auth-result.ts';
import type { Volume } from './written-bytes.ts';

export type Attempt = Pick<typeof attempts.$inferSelect, 'kind' | 'account' | 'source'>;

/** The id of the attempt that was let in, or why it was not. */
export type Admission = { ok: true; id: number } | AuthError;

export interface Limit {
  /** How many are let in, within a window of time. */
  most: number;
  /** Which attempts are counted: those of the kind that share these with the one that is made. */
  sharing: ('account' | 'source')[];
  /** Whether their sources are counted in place of them; those that are among them already may go on. */
  sources?: boolean;
}

/**
 * Notes an attempt unless a limit is reached: counted and noted in one statement, so that of two at
 * once only one is the last. Refused attempts are not noted, and make nobody wait longer.
 * @param now ms since 1970
 * @param window how long an attempt counts, in ms
 * @param volume what it stores, where that is limited too: counted in the same transaction
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
  const times = limits.map((limit) => sql`SELECT ${lastOf(limit, attempt, now - window)} AS at`);
  const latest = sql`SELECT max(at) AS at FROM (${sql.join(times, sql` UNION ALL `)})`;
  const { kind, account, source } = attempt;
  const hasRoom = volume?.hasRoom ?? sql`true`;
  const note = database
    .insert(attempts)
    .select(
      sql`SELECT NULL, ${kind}, ${account}, ${source}, ${now} WHERE (${latest}) IS NULL AND ${hasRoom}`,
    )
    .returning({ id: attempts.id });
  const write = async () =>
    volume ? (await database.batch([note, ...volume.count(database)]))[0] : note;
  const [noted] = await retryOnce(write);
  if (noted) return { ok: true, id: noted.id };
  const full = await database.get<{ at: number | null; hasRoom: number }>(
    sql`SELECT (${latest}) AS at, ${hasRoom} AS hasRoom`,
  );
  if (volume && full.at === null && !full.hasRoom) return volume.refusal;
  return tooManyAttempts(Math.max(1, Math.ceil(((full.at ?? now) + window - now) / 1000)));
}

/** The time of the attempt that has to grow old before another is let in, or null. */
function lastOf({ most, sharing, sources }: Limit, attempt: Attempt, since: number): SQL {
  const { kind, source } = attempt;
  const shared = sharing.map((column) => eq(attempts[column], attempt[column]));
  const where = and(eq(attempts.kind, kind), ...shared, gt(attempts.at, since));
  if (!sources) {
    return sql`(SELECT at FROM ${attempts} WHERE ${where} ORDER BY at DESC LIMIT 1 OFFSET ${most - 1})`;
  }
  const isAmongThem = and(where, eq(attempts.source, source));
  return sql`(
    SELECT max(at) FROM ${attempts}
    WHERE ${where} AND NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${isAmongThem})
    GROUP BY source ORDER BY max(at) DESC LIMIT 1 OFFSET ${most - 1}
  )`;
}

/** As `admit`; where the database is full, this isolate counts by itself. */
export function admitAlsoWhenFull(...asked: Parameters<typeof admit>): Promise<Admission> {
  const [, attempt, options] = asked;
  return admit(...asked).catch((error: unknown) => {
    if (!isFull(error)) throw error;
    logFull('attempt');
    return admitInMemory(attempt, options);
  });
}

/** Takes an attempt back: it was right, and no limit counts it. */
export function withdraw(database: Database, id: number) {
  withdrawInMemory(id);
  return database.delete(attempts).where(eq(attempts.id, id));
}
