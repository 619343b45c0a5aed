/**
 * Waits for work of another request in this isolate. Awaiting such a promise directly could run code on behalf of
 * that request, whose I/O is not allowed here and ends with its visitor. @returns undefined after `ms`
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
