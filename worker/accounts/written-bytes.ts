/** How much an account stores in a day. Why so much: docs/decisions/0050-a-full-database.md */
import { BYTES_WINDOW } from '@desert/drizzle/retention';
import { writtenBytes } from '@desert/drizzle/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../database/open.ts';
import type { AuthError } from './auth-result.ts';

/** What a write takes besides its text: rows, entries of indexes, what others are told of it. */
const BYTES_BESIDE_TEXT = 500;

/** What a write takes of the day's bytes, at most. @param texts what is stored, as the contract lets it through */
export function bytesOf(texts?: unknown): number {
  return BYTES_BESIDE_TEXT + Buffer.byteLength(JSON.stringify(texts ?? ''));
}

/** What an attempt stores, which is counted where the attempt is let in. */
export interface Volume {
  /** Whether there is room for it. */
  hasRoom: SQL;
  /** Counts it: to run right after the statement that lets it in, in one batch. */
  count: (database: Database) => BatchItem<'sqlite'>[];
  /** What is said where there is no room. */
  refusal: AuthError;
}

/** How many bytes are stored in a day, all that are counted under a source together. */
export interface DayLimit {
  /** '' counts all of the account. */
  source: string;
  most: number;
}

/**
 * What an account stores, against what it can in a day.
 * @param account the id
 * @param bytes by `bytesOf`
 * @param now ms since 1970
 */
export function volumeOf(
  account: string,
  bytes: number | SQL,
  { now, limits }: { now: number; limits: readonly DayLimit[] },
): Volume {
  const day = now - (now % BYTES_WINDOW);
  const asked = JSON.stringify(limits);
  const source = sql`value ->> 'source'`;
  return {
    hasRoom: sql`NOT EXISTS (
      SELECT 1 FROM json_each(${asked}) LEFT JOIN ${writtenBytes} AS written
      ON written.day = ${day} AND written.account = ${account} AND written.source = ${source}
      WHERE coalesce(written.bytes, 0) + ${bytes} > value ->> 'most')`,
    count: (database) => [
      database
        .insert(writtenBytes)
        .select(
          sql`SELECT ${day}, ${account}, ${source}, ${bytes} FROM json_each(${asked}) WHERE changes() = 1`,
        )
        .onConflictDoUpdate({
          target: [writtenBytes.day, writtenBytes.account, writtenBytes.source],
          set: { bytes: sql`${writtenBytes.bytes} + excluded.bytes` },
        }),
    ],
    refusal: dayIsFull(Math.ceil((day + BYTES_WINDOW - now) / 1000)),
  };
}

/** @param retryAfter seconds until the next day */
function dayIsFull(retryAfter: number): AuthError {
  const hours = Math.ceil(retryAfter / 3600);
  const wait = hours === 1 ? 'an hour' : `${hours} hours`;
  const message = `You’ve reached the daily limit for posting. Please try again in ${wait}.`;
  return { ok: false, status: 429, errors: { message }, retryAfter };
}
