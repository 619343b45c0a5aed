/** The limits on log-ins and sign-ups, counted in the database: they hold across Workers. */
import { attempts } from '@desert/drizzle/schema';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { retryOnce } from '../database/retry.ts';

export type Attempt = Pick<typeof attempts.$inferSelect, 'kind' | 'account' | 'source'>;

/** A limit as SQL: the time of the attempt that has to grow old before another is let in, or null. */
export type Limit = SQL;

/** The id of the attempt that was let in, or how long to wait, in seconds. */
export type Admission = { id: number } | { retryAfter: number };

/** What an attempt is counted in. Times and durations in ms. */
export interface Count {
  now: number;
  /** How long an attempt counts. */
  window: number;
  limits: Limit[];
}

/**
 * Notes an attempt unless a limit is reached: counted and noted in one statement, so that of two at
 * once only one is the last. Refused attempts are not noted, and make nobody wait longer.
 */
export async function admit(
  database: Database,
  attempt: Attempt,
  { now, window, limits }: Count,
): Promise<Admission> {
  const latest = sql`SELECT max(at) AS at FROM (${sql.join(
    limits.map((limit) => sql`SELECT ${limit} AS at`),
    sql` UNION ALL `,
  )})`;
  const { kind, account, source } = attempt;
  const noted = await retryOnce(() =>
    database.get<{ id: number } | undefined>(sql`
      INSERT INTO attempts (kind, account, source, at)
      SELECT ${kind}, ${account}, ${source}, ${now} WHERE (${latest}) IS NULL RETURNING id`),
  );
  if (noted) return noted;
  const full = await database.get<{ at: number | null }>(latest);
  return { retryAfter: Math.max(1, Math.ceil(((full.at ?? now) + window - now) / 1000)) };
}

/** Lets `most` attempts a window, among those that `where` says. */
export function atMost(most: number, where: SQL | undefined): Limit {
  return sql`(SELECT at FROM ${attempts} WHERE ${where} ORDER BY at DESC LIMIT 1 OFFSET ${most - 1})`;
}

/** Lets `most` sources a window try one account; those that are among them already may go on. */
export function atMostSources(most: number, where: SQL | undefined, source: string): Limit {
  const isAmongThem = and(where, eq(attempts.source, source));
  return sql`(
    SELECT max(at) FROM ${attempts}
    WHERE ${where} AND NOT EXISTS (SELECT 1 FROM ${attempts} WHERE ${isAmongThem})
    GROUP BY source ORDER BY max(at) DESC LIMIT 1 OFFSET ${most - 1}
  )`;
}

/** The attempts of one kind since `now - window`, by what they share with this one. */
export function alike(
  attempt: Partial<Attempt> & Pick<Attempt, 'kind'>,
  { now, window }: Pick<Count, 'now' | 'window'>,
): SQL | undefined {
  const same = Object.entries(attempt).map(([column, value]) =>
    eq(attempts[column as keyof Attempt], value),
  );
  return and(...same, gt(attempts.at, now - window));
}

/** Takes an attempt back: it was right, and no limit counts it. */
export function withdraw(database: Database, id: number) {
  return database.delete(attempts).where(eq(attempts.id, id));
}
