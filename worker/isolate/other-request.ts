/**
 * Waits for what another request of this isolate is doing. Its promise is not to be awaited itself: what follows could
 * run on behalf of that request, which may not read or write for this one. It may also have ended with its visitor.
 * @param ms how long to wait
 * @returns undefined where that is too short
 */
export async function waitForOther<T>(doing: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([doing, late]);
  } finally {
    clearTimeout(timer);
  }
}
