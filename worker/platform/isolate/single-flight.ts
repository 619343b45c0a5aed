/**
 * Runs background work once at a time per isolate; calls during a run cause one more run. A run older than `time`
 * counts as cancelled. @param time limit of all runs together in ms; each gets what is left of it
 */
export function createSingleFlight<Env>(
  time: number,
  work: (env: Env, time: number) => Promise<void>,
): (env: Env) => Promise<void> {
  const running = { until: 0, more: false };
  return async (env) => {
    running.more = true;
    const now = Date.now();
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
