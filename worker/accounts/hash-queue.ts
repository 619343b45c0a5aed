/**
 * Password hashes, one at a time: each keeps the isolate's only thread busy for 170 ms. A semaphore that polls, since a promise
 * that another request settles cannot wake a waiter in a Worker: either request can be cancelled at any time. Why so:
 * docs/decisions/0048-hashes-in-turn.md
 */
import { tooManyAtOnce } from '../rate-limits/rate-limit.ts';
import { clientAddress, connectionOf } from '../request/client-address.ts';
import type { AuthContext } from './auth-context.ts';
import type { AuthError } from './auth-result.ts';
import type { Passwords } from './passwords.ts';
import { caseFolded } from './users.ts';

/** How long a waiter leaves the thread to other requests before it polls again: ms. */
const PAUSE = 30;

/** A waiter that has not polled for this long, in ms, is treated as cancelled. */
const CANCELLED_AFTER = 2000;

export interface Capacity {
  /** Requests at work or waiting with the same key. */
  perKey: number;
  total: number;
}

interface Waiter {
  keys: readonly string[];
  polledAt: number;
}

export interface Semaphore {
  hasRoom: (keys: readonly string[]) => boolean;
  /** Works once all who came before are done; undefined at once if there is no room. */
  run: <T>(keys: readonly string[], work: () => Promise<T>) => Promise<{ done: T } | undefined>;
}

interface Clock {
  /** ms */
  now: () => number;
  pause: () => Promise<unknown>;
}

export function createSemaphore(
  { perKey, total }: Capacity,
  { now, pause }: Clock = { now: Date.now, pause: () => scheduler.wait(PAUSE) },
): Semaphore {
  let waiters: Waiter[] = [];
  let finished = 0;

  const isAlive = ({ polledAt }: Waiter) => now() - polledAt < CANCELLED_AFTER;

  function hasRoom(keys: readonly string[]): boolean {
    waiters = waiters.filter(isAlive);
    const isFree = (key: string) => waiters.filter((one) => one.keys.includes(key)).length < perKey;
    return waiters.length < total && keys.every(isFree);
  }

  function isFirst(waiter: Waiter): boolean {
    waiters = waiters.filter((other) => other === waiter || isAlive(other));
    // A late waiter that was treated as cancelled queues again.
    if (!waiters.includes(waiter)) waiters.push(waiter);
    return waiters[0] === waiter;
  }

  /** At least one whole pause without work: requests that arrived during a hash all find the queue empty at once. */
  async function wait(waiter: Waiter): Promise<void> {
    let known: number;
    do {
      known = finished;
      await pause();
      waiter.polledAt = now();
    } while (!isFirst(waiter) || known !== finished);
  }

  return {
    hasRoom,
    async run(keys, work) {
      if (!hasRoom(keys)) return undefined;
      const waiter = { keys, polledAt: now() };
      waiters.push(waiter);
      try {
        await wait(waiter);
        return { done: await work() };
      } finally {
        waiters = waiters.filter((other) => other !== waiter);
        finished += 1;
      }
    },
  };
}

const hashes = createSemaphore({ perKey: 10, total: 20 });

/** Fails fast, before anything is read or written, if the queue is full for an account or an address. */
export function refuseIfBusy(context: AuthContext, email: string): AuthError | undefined {
  return hashes.hasRoom(keysOf(context, email)) ? undefined : tooManyAtOnce();
}

/** @param email of the account whose password it is, or will be */
export async function hashInQueue<T>(
  context: AuthContext,
  email: string,
  hash: (passwords: Passwords) => Promise<T>,
): Promise<{ ok: true; done: T } | AuthError> {
  const result = await hashes.run(keysOf(context, email), () => hash(context.passwords));
  return result ? { ok: true, done: result.done } : tooManyAtOnce();
}

function keysOf({ request }: AuthContext, email: string): string[] {
  return [`account ${caseFolded(email)}`, `address ${connectionOf(clientAddress(request))}`];
}
