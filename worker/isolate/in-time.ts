/**
 * Waits for a promise for a limited time. Always use it for what another request of this isolate is doing: code that awaits such a
 * promise itself can run on behalf of that request, which may not do I/O for this one, and may have ended with its visitor.
 * @param ms how long to wait
 * @returns undefined if that is too short
 */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
