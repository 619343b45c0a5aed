/** Load timeout in ms: a section takes 4 s on a slow connection. */
export const LOAD_TIMEOUT_MS = 15_000;

/** Immediate on the server. @throws a `TimeoutError` after `LOAD_TIMEOUT_MS` */
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
