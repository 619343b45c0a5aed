import { afterEach, expect, it, vi } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

afterEach(() => void vi.useRealTimers());

it('single-flight work runs once for a request, and once more for all that arrive during it', async () => {
  const steps: string[] = [];
  const paused = Promise.withResolvers<void>();
  const run = createSingleFlight(10_000, async (request: string) => {
    steps.push(request);
    await paused.promise;
  });
  const first = run('first');
  await Promise.all([run('second'), run('third')]);
  paused.resolve();
  await first;
  expect(steps).toEqual(['first', 'first']);
});

it('single-flight work is taken over by a later request if the first was cut off or failed', async () => {
  const work = vi
    .fn<(request: string, time: number) => Promise<void>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockRejectedValueOnce(new Error('A failure'))
    .mockResolvedValue();
  const run = createSingleFlight(10_000, work);
  void run('cut off');
  await run('too early');
  expect(work).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 });
  await expect(run('fails')).rejects.toThrow('A failure');
  await run('works');
  expect(work.mock.calls.map(([request]) => request)).toEqual(['cut off', 'fails', 'works']);
});
