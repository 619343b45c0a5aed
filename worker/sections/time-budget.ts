/** Calls a section within the time that is left. @throws if it takes longer */
export type TimeBudget = <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Limits how long a page waits for one section, over all calls to it. The time between the calls, for API reads, does not count.
 * @param ms for all calls
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
      clearTimeout(timer);
      left = Math.max(0, left - (Date.now() - started));
    }
  };
}
