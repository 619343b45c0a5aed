/** https://developers.cloudflare.com/d1/best-practices/retry-queries: D1 itself retries reads only. */
const TRANSIENT = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
];

/**
 * Writes once more where D1 failed in passing. It may have written nevertheless: what is written
 * must be the same twice.
 */
export async function retryOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isTransient(error)) throw error;
    return write();
  }
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return TRANSIENT.some((text) => error.message.includes(text)) || isTransient(error.cause);
}
