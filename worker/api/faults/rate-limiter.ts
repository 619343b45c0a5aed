/**
 * Lets so many of something in, in each window of time. Counted in memory, for one isolate: for what must
 * not flood, not for what must be exact.
 * @returns takes one at a time in ms; says 0, or for how many ms there is none left
 */
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
