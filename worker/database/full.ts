/** A database that takes nothing more, and is read as ever: docs/decisions/0050-a-full-database.md */
import { log } from '../log/log.ts';
import { rootCause } from '../log/root-cause.ts';
import { INTERNAL_ERROR } from './retry.ts';

/** What D1 says then, and SQLite: https://developers.cloudflare.com/d1/observability/debug-d1/ */
const REFUSALS = [
  'Exceeded maximum DB size',
  'Exceeded maximum account storage',
  'database or disk is full',
  'attempt to write a readonly database',
  INTERNAL_ERROR,
];

/** Whether D1 does not say what failed: the disk may be full, or something else is wrong. */
export function isInternalError(error: unknown): boolean {
  return error instanceof Error && rootCause(error).message.includes(INTERNAL_ERROR);
}

/** Whether a write failed because the database is full, or only to be read. Nothing of it is stored. */
export function isFull(error: unknown): boolean {
  // Not the message of the whole: drizzle's has the values, which are what somebody typed.
  return error instanceof Error && REFUSALS.some((text) => rootCause(error).message.includes(text));
}

/**
 * Writes what is written beside a read, which goes on without it where the database is full: the log says so.
 * @param what for the log
 * @returns undefined where it was full
 */
export async function unlessFull<T>(what: string, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    logFull(what, error);
    return undefined;
  }
}

/** Says in the log that something could not be stored. @param what by name: nothing that somebody typed */
export function logFull(what: string, error?: unknown): void {
  log('database.full', {
    what,
    reason: error instanceof Error ? rootCause(error).message : undefined,
  });
}
