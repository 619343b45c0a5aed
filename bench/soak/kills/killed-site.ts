/** Runs a site that is killed while members write, and restarted on the same database. */
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, signUpFan } from '../../fan.ts';
import { seeded } from '../../random.ts';
import { newState, startOn, UNLIMITED } from '../../site/site.ts';
import { countResponse, type Result } from '../report.ts';

const WRITERS = 8;

const WRITING = { least: 200, more: 1500 };

/** Sends a change as a member. @throws {TypeError} if the site is down @throws {Error} for an error response */
export type Send = (
  method: string,
  path: string,
  body?: object,
) => Promise<{ id: number; [field: string]: unknown }>;

export async function startKilledSite(seed: number, result: Result) {
  const state = await newState();
  const random = seeded(seed);
  let site = await startOn(state, UNLIMITED);
  const cookies = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => signUpFan(site.origin, `writer${at}`)),
  );
  return {
    state,
    running: () => site,
    random,
    /** Kills the site while all members write, and restarts it. @param write is called for each member, `at` from 0 */
    async killWhile(write: (send: Send, at: number) => Promise<never>) {
      const { origin } = site;
      const first = Promise.withResolvers<void>();
      const sendAs =
        (cookie: string): Send =>
        async (method, path, body) => {
          const begin = performance.now();
          const response = await callApi(origin, cookie, method, path, body);
          const json = (await response.json()) as Awaited<ReturnType<Send>>;
          countResponse(result, response.status, performance.now() - begin);
          first.resolve();
          return json;
        };
      const writing = cookies.map((cookie, at) => write(sendAs(cookie), at).catch(ignoreGone));
      await Promise.race([first.promise, ...writing]);
      await delay(WRITING.least + random() * WRITING.more);
      await site.kill();
      await Promise.all(writing);
      site = await startOn(state, UNLIMITED);
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
