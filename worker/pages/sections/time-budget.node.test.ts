import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeBudget } from './time-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Resolves after `ms`, or rejects if it is aborted before. */
const after = (ms: number) => (signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    // oxlint-disable-next-line no-restricted-globals -- simulates a slow response
    setTimeout(() => resolve('answer'), ms);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('a time budget limits the waiting time of several responses together', async () => {
  const budget = timeBudget(1000);
  const outcomes = (async () => [
    await budget(after(600)),
    await budget(after(600)).catch(String),
  ])();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcomes).toEqual(['answer', 'Error: no answer within 1000 ms']);
});

it('a time budget counts only the time spent waiting', async () => {
  const budget = timeBudget(1000);
  const first = budget(after(400));
  await vi.advanceTimersByTimeAsync(5000);
  const second = budget(after(400));
  await vi.advanceTimersByTimeAsync(400);
  expect(await Promise.all([first, second])).toEqual(['answer', 'answer']);
});

it('a time budget does not abort a response that has begun', async () => {
  const signal = await timeBudget(1000)((given) => Promise.resolve(given));
  await vi.advanceTimersByTimeAsync(5000);
  expect(signal.aborted).toBe(false);
});
