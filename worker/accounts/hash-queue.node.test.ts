import { expect, it } from 'vitest';
import { type Capacity, createSemaphore } from './hash-queue.ts';

/** Waits until all pending promises that need no timer have settled. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Creates a queue with a stopped clock, and a log of the work that was run. */
function watched(capacity: Partial<Capacity> = {}) {
  const log: string[] = [];
  let time = 0;
  let pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const semaphore = createSemaphore(
    { perKey: 3, total: 5, ...capacity },
    { now: () => time, pause },
  );

  /** Advances the clock by `ms`, then lets all waiters poll once; repeated `times` times. */
  async function pass(times = 1, ms = 20): Promise<void> {
    for (; times > 0; times -= 1) {
      time += ms;
      for (const resume of pauses.splice(0)) resume();
      await settled();
    }
  }

  return {
    log,
    semaphore,
    pass,
    work: (name: string, keys = [name]) => semaphore.run(keys, async () => log.push(name)),
    /** Starts work that runs until the returned function is called. */
    busy: async (keys = ['busy']) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const running = semaphore.run(keys, () => promise);
      await pass();
      return async () => {
        resolve();
        await running;
      };
    },
    /** Stops the current waiters from polling. @returns a function that lets them poll again */
    hold: () => {
      const paused = pauses.splice(0);
      return () => pauses.push(...paused);
    },
  };
}

it('the hash queue lets callers go one by one in order, with a whole pause between two', async () => {
  const { work, log, pass } = watched();
  for (const name of ['a', 'b', 'c']) void work(name);
  const seen: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    await pass();
    seen.push(log.join(''));
  }
  expect(seen).toEqual(['a', 'a', 'ab', 'ab', 'abc']);
  // A caller that arrives right after work ended waits for the pause, too.
  void work('d');
  expect(log).not.toContain('d');
  await pass(2);
  expect(log).toContain('d');
});

it('the hash queue waits for running work, however long it takes', async () => {
  const { work, log, pass, busy } = watched();
  const end = await busy();
  void work('next');
  await pass(50);
  expect(log).toEqual([]);
  await end();
  await pass(2);
  expect(log).toEqual(['next']);
});

it('the hash queue continues after work that fails', async () => {
  const { semaphore, work, log, pass } = watched();
  const failed = semaphore.run(['a'], () => Promise.reject(new Error('no memory'))).catch(String);
  void work('b');
  await pass(3);
  expect(await failed).toBe('Error: no memory');
  expect(log).toEqual(['b']);
});

it('the hash queue limits the callers of each key separately', async () => {
  const { semaphore, work, log, busy } = watched();
  const end = await busy(['fan', 'here']);
  void work('second', ['fan', 'there']);
  void work('third', ['fan', 'there']);
  expect(semaphore.hasRoom(['fan'])).toBe(false);
  expect(await work('fourth', ['somewhere', 'fan'])).toBeUndefined();
  expect(semaphore.hasRoom(['there'])).toBe(true);
  expect(log).toEqual([]);
  await end();
  expect(semaphore.hasRoom(['fan'])).toBe(true);
});

it('the hash queue has a limit for all keys together', async () => {
  const { work, busy } = watched({ total: 2 });
  await busy();
  void work('b');
  expect(await work('c')).toBeUndefined();
});

it('the hash queue frees the place of a caller that no longer polls', async () => {
  const { semaphore, work, log, pass, hold } = watched({ total: 2 });
  void work('gone');
  hold();
  void work('next');
  expect(semaphore.hasRoom(['other'])).toBe(false);
  await pass(99);
  expect(log).toEqual([]);
  await pass();
  expect(log).toEqual(['next']);
  expect(semaphore.hasRoom(['other'])).toBe(true);
});

it('the hash queue puts a caller that polls late behind the others', async () => {
  const { work, log, pass, hold } = watched();
  void work('late');
  const call = hold();
  void work('next');
  await pass(100);
  call();
  await pass(2);
  expect(log).toEqual(['next', 'late']);
});
