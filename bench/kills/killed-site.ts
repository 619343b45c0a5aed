/** A site that is killed while members write, and started again on the same database. */
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, signUpFan } from '../fan.ts';
import { seeded } from '../random.ts';
import { newState, startOn, UNLIMITED } from '../site/site.ts';

const WRITERS = 8;

/** From the first response until the kill, in ms: at least, and up to so much more. */
const WRITING = { least: 200, more: 1500 };

/** Sends a change as one of the members. @throws {TypeError} if the site is gone; {Error} if it refuses */
export type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ id: number; [field: string]: unknown }>;

export async function startKilledSite(seed: number) {
  const state = await newState();
  const random = seeded(seed);
  let site = await startOn(state, UNLIMITED);
  const cookies = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => signUpFan(site.origin, `writer${at}`)),
  );
  return {
    state,
    /** Another one after each kill. */
    running: () => site,
    random,
    /** Kills the site while all members write on and on, and starts it again. `at` counts the members from 0. */
    async killWhile(write: (send: Send, at: number) => Promise<never>) {
      const { origin } = site;
      const first = Promise.withResolvers<void>();
      const writing = cookies.map((cookie, at) =>
        write(sendingTo(origin, cookie, first.resolve), at).catch(ignoreGone),
      );
      // A refusal ends the wait, too.
      await Promise.race([first.promise, ...writing]);
      await delay(WRITING.least + random() * WRITING.more);
      await site.kill();
      await Promise.all(writing);
      site = await startOn(state, UNLIMITED);
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

function sendingTo(origin: string, cookie: string, onResponse: () => void): Send {
  return async (method, path, body) => {
    const response = await callApi(origin, cookie, method, path, body);
    const answered = (await response.json()) as Awaited<ReturnType<Send>>;
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    onResponse();
    return answered;
  };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
