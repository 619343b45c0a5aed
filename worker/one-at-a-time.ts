/**
 * Background work that one request of an isolate does for all: several would read and write the same, for one of them to
 * be counted, and delay the responses to come. A request that comes meanwhile has the running one go on.
 * @param time how long a request works, in ms; the work gets what is left of it
 */
export function oneAtATime<Env>(
  time: number,
  work: (env: Env, time: number) => Promise<void>,
): (env: Env) => Promise<void> {
  const running = { until: 0, more: false };
  return async (env) => {
    running.more = true;
    const now = Date.now();
    // Later than that, the running request was cut off.
    if (now < running.until) return;
    const until = now + time;
    running.until = until;
    try {
      while (running.more && Date.now() < until) {
        running.more = false;
        await work(env, until - Date.now());
      }
    } finally {
      if (running.until === until) running.until = 0;
    }
  };
}
