export type TimeBudget = <T>(ask: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Limits the time that one section may take for a page. API reads between calls to the section do not count.
 * @param ms for all calls of a page to one section
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
