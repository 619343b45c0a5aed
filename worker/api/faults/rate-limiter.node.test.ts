import { expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

it('the limiter allows its number in a window, then says how long to wait', () => {
  const take = createRateLimiter(2, 1000);
  expect([take(500), take(600), take(700), take(1499)]).toEqual([0, 0, 800, 1]);
  expect([take(1500), take(1500), take(1500)]).toEqual([0, 0, 1000]);
});
