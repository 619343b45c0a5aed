/**
 * A semaphore for password hashes, which block the isolate's only thread. A waiter polls, because a promise that
 * another request settles would tie it to that request, which may be cancelled. docs/decisions/0048-one-hash-at-a-time.md
 */
import { type Hit, refundHits, createBusyRefusal } from '../http/rate-limits/rate-limit.ts';
import { clientAddress, toNetwork } from '../http/request/client-address.ts';
import { foldCase } from '../members/users/users.ts';
import { retryOnce } from '../platform/database/retry.ts';
import type { AuthContext } from './auth-context.ts';
import type { Passwords } from './passwords.ts';

/** Polling interval of a waiter, in ms. */
const PAUSE_MS = 30;

/** A waiter that has not polled for this long, in ms, is treated as cancelled. */
const CANCELLED_AFTER_MS = 2000;

export interface Capacity {
  /** Maximum number of running or waiting requests per key. */
  perKey: number;
  total: number;
}

interface Waiter {
  keys: readonly string[];
  polledAt: number;
}

export interface Semaphore {
  hasRoom: (keys: readonly string[]) => boolean;
  /** Runs the work when its turn comes. Resolves with undefined at once if `hasRoom` is false. */
  run: <T>(keys: readonly string[], work: () => Promise<T>) => Promise<{ done: T } | undefined>;
}

interface Clock {
  now: () => number;
  pause: () => Promise<unknown>;
}

export function createSemaphore(
  { perKey, total }: Capacity,
  { now, pause }: Clock = { now: Date.now, pause: () => scheduler.wait(PAUSE_MS) },
): Semaphore {
  let waiters: Waiter[] = [];
  let finished = 0;

  const isAlive = ({ polledAt }: Waiter) => now() - polledAt < CANCELLED_AFTER_MS;

  function hasRoom(keys: readonly string[]): boolean {
    waiters = waiters.filter(isAlive);
    const isFree = (key: string) =>
      waiters.filter((waiter) => waiter.keys.includes(key)).length < perKey;
    return waiters.length < total && keys.every(isFree);
  }

  function isFirst(waiter: Waiter): boolean {
    waiters = waiters.filter((other) => other === waiter || isAlive(other));
    // Queues a waiter again that was late and treated as cancelled.
    if (!waiters.includes(waiter)) waiters.push(waiter);
    return waiters[0] === waiter;
  }

  /** Waits until the waiter is first. Pauses after each hash, so that requests that it held up can join the queue. */
  async function wait(waiter: Waiter): Promise<void> {
    let position: number;
    do {
      position = finished;
      await pause();
      waiter.polledAt = now();
    } while (!isFirst(waiter) || position !== finished);
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

export function refuseIfBusy(context: AuthContext, email: string): void {
  if (!hashes.hasRoom(listQueueKeys(context, email))) throw createBusyRefusal();
}

/** Hashes when its turn comes. If the queue is full, refuses and refunds the attempt. */
export async function hashInQueue<T>(
  context: AuthContext,
  email: string,
  hash: (passwords: Passwords) => Promise<T>,
  attempt?: Hit[],
): Promise<T> {
  const result = await hashUnlessBusy(context, email, hash);
  if (result) return result.done;
  if (attempt) await retryOnce(() => refundHits(context.database, attempt));
  throw createBusyRefusal();
}

/** Like `hashInQueue`, but returns undefined if the queue is full. */
export function hashUnlessBusy<T>(
  context: AuthContext,
  email: string,
  hash: (passwords: Passwords) => Promise<T>,
): Promise<{ done: T } | undefined> {
  return hashes.run(listQueueKeys(context, email), () => hash(context.passwords));
}

function listQueueKeys({ request }: AuthContext, email: string): string[] {
  return [`account ${foldCase(email)}`, `address ${toNetwork(clientAddress(request))}`];
}
