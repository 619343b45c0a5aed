/** Answers that are made in a test, each of its own text, and visitors who want one. */
import { vi } from 'vitest';
import { clearResponses, respond, type Wanted } from '../response-cache/response-cache.ts';

let count = 0;

/** What an answer is made of in a test, by the number of answers before it. */
export type Make = (nth: number) => Response | Promise<Response>;

/** As a page is answered: nobody else is to keep it. */
export const page = (text: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Something new to want, which nobody has stored. */
export function newWanted(answer: Make = (nth) => page(`the answer ${nth}`)) {
  const behind: Promise<unknown>[] = [];
  const make = vi.fn(async () => answer(make.mock.calls.length));
  const origin = `https://site-${(count += 1)}.test`;
  const wanted: Wanted = {
    key: () => `${origin} /page`,
    make,
    maxAge: 10_000,
    context: { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) },
  };
  const ask = (init?: RequestInit) => respond(new Request(`${origin}/page`, init), wanted);
  /** Waits for all that goes on behind the visitors' backs. */
  async function settled() {
    while (behind.length > 0) await behind.shift();
  }
  return {
    make,
    wanted,
    ask,
    read: async (init?: RequestInit) => (await ask(init)).text(),
    settled,
    /** Goes on as another isolate of the data center does. */
    inAnotherIsolate: async () => {
      await settled();
      clearResponses();
    },
  };
}
