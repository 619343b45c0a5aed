/** So many of something in each window of time. */
export interface RateLimiter {
  /** Takes one at a time in ms; returns 0, or for how many ms there is none left. */
  take: (now: number) => number;
}

/** Counted in memory, for one isolate: for what must not flood, not for what must be exact. */
export function createRateLimiter(amount: number, windowMs: number): RateLimiter {
  let since = -Infinity;
  let spent = 0;
  return {
    take(now) {
      if (now - since >= windowMs) [since, spent] = [now, 0];
      if (spent >= amount) return since + windowMs - now;
      spent += 1;
      return 0;
    },
  };
}
