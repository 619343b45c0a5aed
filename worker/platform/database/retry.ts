import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import type { Database } from './open.ts';

/** workerd's message for a full local disk; D1 uses it for other faults, too. */
export const INTERNAL_ERROR = 'internal error; reference = ';

/**
 * Messages of transient errors: https://developers.cloudflare.com/d1/best-practices/retry-queries. D1 itself retries
 * reads only.
 */
const TRANSIENT = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  INTERNAL_ERROR,
];

/** Retries a write once after a transient error of D1. Writes must be idempotent: the first may have succeeded. */
export async function retryOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return write();
  }
}

export async function writeBatch<const T extends readonly BatchItem<'sqlite'>[]>(
  database: Database,
  batch: readonly [...T],
): Promise<BatchResponse<T>> {
  const results = await retryOnce(() => database.batch(batch as unknown as [BatchItem<'sqlite'>]));
  return results as unknown as BatchResponse<T>;
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TRANSIENT.some((text) => error.message.includes(text)) || isTransient(error.cause);
}
