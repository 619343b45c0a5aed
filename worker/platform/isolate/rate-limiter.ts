/** Creates a fixed-window rate limiter, which counts in this isolate only. It returns 0, or the ms to wait. */
export function createRateLimiter(amount: number, windowMs: number): (now: number) => number {
  let since = -Infinity;
  let spent = 0;
  return (now) => {
    if (now - since >= windowMs) [since, spent] = [now, 0];
    if (spent >= amount) return since + windowMs - now;
    spent += 1;
    return 0;
  };
}
