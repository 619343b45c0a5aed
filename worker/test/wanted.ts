/** Requests through the response cache for a page that a test generates, each time with another text. */
import { vi } from 'vitest';
import { respondFromCache, type CacheQuery } from '../pages/response-cache/response-cache.ts';
import { clearIsolate } from '../platform/isolate/memory.ts';

let count = 0;

/** Generates the nth response, counted from 1. */
export type Make = (nth: number) => Response | Promise<Response>;

/** The response of a page, which other caches must not store. */
export const page = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Returns a page that is not cached yet: each has an origin of its own. */
export function newWanted(answer: Make = (nth) => page(`the answer ${nth}`)) {
  const behind: Promise<unknown>[] = [];
  const make = vi.fn(async () => answer(make.mock.calls.length));
  const origin = `https://site-${(count += 1)}.test`;
  const wanted: CacheQuery = {
    key: () => `${origin} /page`,
    make,
    maxAge: 10_000,
    context: { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) },
  };
  const ask = (init?: RequestInit) => respondFromCache(new Request(`${origin}/page`, init), wanted);
  /** Waits for everything passed to `waitUntil`. */
  async function settled() {
    while (behind.length > 0) await behind.shift();
  }
  return {
    make,
    wanted,
    ask,
    read: async (init?: RequestInit) => (await ask(init)).text(),
    settled,
    /** Clears the memory, as if the next request reached another isolate of the data center. */
    inAnotherIsolate: async () => {
      await settled();
      clearIsolate();
    },
  };
}
