import { describe, expect, it } from 'vitest';
import { createTurns, type Room, type Turns } from './turns.ts';

/** Turns under a clock that stands still until `pass`, and a log of what is done. */
function watched(room: Partial<Room> = {}) {
  const log: string[] = [];
  let time = 0;
  let pauses: (() => void)[] = [];
  const pause = () => new Promise<void>((resolve) => pauses.push(resolve));
  const turns = createTurns({ perKey: 3, inAll: 5, ...room }, { now: () => time, pause });
  return {
    log,
    turns,
    work: (name: string, keys = [name]) => turns.take(keys, async () => log.push(name)),
    /** Everybody who waits looks again, unless their request is gone; says how many did. */
    pass: async (ms = 20) => {
      time += ms;
      const waiting = pauses;
      pauses = [];
      for (const resume of waiting) resume();
      await settled();
      return waiting.length;
    },
    /** Nobody who waits now looks again before they are called. */
    hold: () => {
      const held = pauses;
      pauses = [];
      return () => pauses.push(...held);
    },
  };
}

/** Until all that needs no clock is done. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Work that lasts until it is let go. */
function endless(turns: Turns, keys: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { end: resolve, taken: turns.take(keys, () => promise) };
}

describe('turns', () => {
  it('come at once to who is alone', async () => {
    const { work, log } = watched();
    expect(await work('a')).toEqual({ done: 1 });
    expect(log).toEqual(['a']);
  });

  it('come one by one, in the order of arrival, with a pause after each', async () => {
    const { work, log, pass } = watched();
    const all = Promise.all(['a', 'b', 'c'].map((name) => work(name)));
    await settled();
    const seen = [[...log]];
    while ((await pass()) > 0) seen.push([...log]);
    expect(seen.map((names) => names.join(''))).toEqual(['a', 'a', 'ab', 'ab', 'abc']);
    await all;
  });

  it('wait for work that is under way, however long it takes', async () => {
    const { turns, work, log, pass } = watched();
    const first = endless(turns, ['first']);
    const second = work('second');
    for (let time = 0; time < 10; time += 1) await pass();
    expect(log).toEqual([]);
    first.end();
    await first.taken;
    await pass();
    await pass();
    expect(log).toEqual(['second']);
    await second;
  });

  it('go on after work that fails', async () => {
    const { turns, work, log } = watched();
    const failing = turns.take(['a'], () => Promise.reject(new Error('no memory')));
    await expect(failing).rejects.toThrow('no memory');
    await work('b');
    expect(log).toEqual(['b']);
  });
});

describe('places', () => {
  it('are so many for a key: the next is refused at once, and others are not', async () => {
    const { turns, work, log } = watched();
    const first = endless(turns, ['fan', 'here']);
    void work('second', ['fan', 'there']);
    void work('third', ['fan', 'there']);
    expect(turns.hasRoom(['fan'])).toBe(false);
    expect(await work('fourth', ['somewhere', 'fan'])).toBeUndefined();
    expect(turns.hasRoom(['there'])).toBe(true);
    expect(log).toEqual([]);
    first.end();
    await first.taken;
    expect(turns.hasRoom(['fan'])).toBe(true);
  });

  it('are so many in all', async () => {
    const { turns, work } = watched({ inAll: 2 });
    const first = endless(turns, ['a']);
    void work('b');
    expect(await work('c')).toBeUndefined();
    first.end();
  });

  it('are given back by who does not look any more: their request is gone', async () => {
    const { turns, work, log, pass, hold } = watched({ inAll: 2 });
    const first = endless(turns, ['a']);
    void work('gone');
    hold();
    await pass();
    first.end();
    await first.taken;
    const next = work('next');
    expect(turns.hasRoom(['a'])).toBe(false);
    for (let time = 0; time < 98; time += 1) await pass();
    expect(log).toEqual([]);
    await pass();
    await pass();
    expect(log).toEqual(['next']);
    expect(await next).toEqual({ done: 1 });
    expect(turns.hasRoom(['a'])).toBe(true);
  });

  it('are behind the others for who was taken for gone and was only late', async () => {
    const { turns, work, log, pass, hold } = watched();
    const first = endless(turns, ['a']);
    const late = work('late');
    const call = hold();
    await pass(2000);
    const next = work('next');
    call();
    first.end();
    await first.taken;
    for (let time = 0; time < 5; time += 1) await pass();
    await Promise.all([late, next]);
    expect(log).toEqual(['next', 'late']);
  });
});
