/** Asks something within the time that is left; @throws where no answer comes in that time. */
export type TimeBudget = <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * How long a page waits for one section in all, over everything that it asks of it one after the other.
 * What a page does meanwhile, reading the API for one, does not count.
 * @param ms the time in all
 */
export function timeBudget(ms: number): TimeBudget {
  let left = ms;
  return async (ask) => {
    const late = new AbortController();
    const started = Date.now();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.abort(new Error(`no answer within ${ms} ms`));
      reject(late.signal.reason as Error);
    }, left);
    try {
      return await Promise.race([ask(late.signal), aborted]);
    } finally {
      // What streams on after the answer began is not cut off: a visitor may be slow to take it.
      clearTimeout(timer);
      left = Math.max(0, left - (Date.now() - started));
    }
  };
}

/** What comes of something within some ms; undefined where that is late. */
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
