/** How long code, or the answer to a read, may take to come, in ms: over a slow connection a section takes 4 s. */
export const LOAD_TIMEOUT_MS = 15_000;

/**
 * Waits for what has to come over the network, for so long; what comes later is ignored. On the server
 * everything is there.
 * @throws what the promise does, or after `LOAD_TIMEOUT_MS` a `TimeoutError`
 */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return promise;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(new DOMException(`nothing came within ${LOAD_TIMEOUT_MS} ms`, 'TimeoutError'));
    timer = setTimeout(fail, LOAD_TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
