/** Detects a full database, which still allows reads: docs/decisions/0050-a-full-database.md */
import { log } from '../log/log.ts';
import { getRootCause } from '../log/root-cause.ts';
import { INTERNAL_ERROR } from './retry.ts';

/** Messages of D1 and SQLite if they refuse a write: https://developers.cloudflare.com/d1/observability/debug-d1/ */
const REFUSALS = [
  'Exceeded maximum DB size',
  'Exceeded maximum account storage',
  'database or disk is full',
  'attempt to write a readonly database',
  INTERNAL_ERROR,
];

/** Whether D1 hides the cause of an error, which may be a full disk. */
export function isInternalError(error: unknown): boolean {
  return error instanceof Error && getRootCause(error).message.includes(INTERNAL_ERROR);
}

/** Whether a write failed because the database is full or read-only, or by an internal error of D1. */
export function isFull(error: unknown): boolean {
  // Uses the root cause: drizzle's own message contains user input.
  return (
    error instanceof Error && REFUSALS.some((text) => getRootCause(error).message.includes(text))
  );
}

/** Runs a write that the response does not depend on. If the database is full, logs that and returns undefined. */
export async function runUnlessFull<T>(
  what: string,
  write: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    logFull(what, error);
    return undefined;
  }
}

export function logFull(what: string, error?: unknown): void {
  log('database.full', {
    what,
    reason: error instanceof Error ? getRootCause(error).message : undefined,
  });
}
