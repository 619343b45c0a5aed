/** A site on a database of its own, which is killed while fans write, and started again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { setUp } from '../../drizzle/setup.ts';
import { signUpFan } from '../fan.ts';
import { type Random, seeded } from '../presses/random.ts';
import { type RunningWorkers, startWorkerd } from '../site/workerd.ts';

const WRITERS = 8;
const VARIABLES = {
  WRITES_PER_10_MINUTES: '1000000',
  BYTES_PER_DAY: '1000000000',
  PHOTOS_PER_HOUR: '1000000',
  SIGNUPS_PER_HOUR: '1000',
};

/** How long fans write before a kill, from their first answer on: a site that was just started takes its time. In ms: at least, and up to so much more. */
const WRITING = { least: 200, more: 1500 };

/**
 * Sends a change as one of the fans.
 * @param path below `/api/`
 * @returns the record that was answered
 * @throws {TypeError} where the site is gone; {Error} where it refuses
 */
export type Send = (
  method: string,
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
) => Promise<{ id: number }>;

export interface KilledSite extends AsyncDisposable {
  /** Where the data is: what wrangler's `--persist-to` names. */
  state: string;
  /** As it runs now: another one after each kill. */
  running: () => RunningWorkers;
  random: Random;
  /**
   * Has all fans write until the site is killed, and starts it again.
   * @param write writes on and on, until the site is gone; `at` counts the fans from 0
   */
  killWhile: (write: (send: Send, at: number) => Promise<never>) => Promise<void>;
}

/** Sets a site up with fans who are signed in: 'writer0', 'writer1' and so on. */
export async function startKilledSite(seed = 7): Promise<KilledSite> {
  const state = await mkdtemp(join(tmpdir(), 'bench-kills-'));
  await setUp(['--local', '--persist-to', state]);
  const random = seeded(seed);
  let site = await startWorkerd(state, VARIABLES);
  const cookies = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) => signUpFan(site.origin, `writer${at}`)),
  );
  return {
    state,
    running: () => site,
    random,
    async killWhile(write) {
      const { origin } = site;
      const first = Promise.withResolvers<void>();
      const writing = cookies.map((cookie, at) =>
        write(sendingTo(origin, cookie, first.resolve), at).catch(ifNotGone),
      );
      // Who is refused ends it, too.
      await Promise.race([first.promise, ...writing]);
      await delay(WRITING.least + random() * WRITING.more);
      await site.kill();
      await Promise.all(writing);
      site = await startWorkerd(state, VARIABLES);
    },
    async [Symbol.asyncDispose]() {
      await site.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}

function sendingTo(origin: string, cookie: string, onAnswer: () => void): Send {
  return async (method, path, body) => {
    const isFile = body instanceof Uint8Array;
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { cookie, origin, 'content-type': type },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { id: number };
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    onAnswer();
    return answer;
  };
}

function ifNotGone(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
