/**
 * Waits up to `ms` for work that another request in this isolate started. Awaiting its promise directly could resume
 * this code in that request's context, whose I/O this request must not use and which is canceled when its client
 * disconnects. @returns undefined on timeout
 */
export async function awaitInTime<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
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
