/** The built site on a database of its own, with people who are signed in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from '../../drizzle/setup.ts';
import { signUpFan } from '../fan.ts';
import { type RunningWorkers, startWorkerd, type Variables } from '../site/workerd.ts';
import { fanName } from './fan-name.ts';

export interface SoakedSite extends RunningWorkers, AsyncDisposable {
  /** Where the data is: what wrangler's `--persist-to` names. */
  state: string;
}

/** @param variables those that differ from `wrangler.toml` */
export async function startSoakedSite(variables: Variables): Promise<SoakedSite> {
  const state = await mkdtemp(join(tmpdir(), 'soak-'));
  await setUp(['--local', '--persist-to', state]);
  const running = await startWorkerd(state, variables);
  // Makes the search index, which lists wait for otherwise.
  await running.tick();
  return {
    ...running,
    state,
    async [Symbol.asyncDispose]() {
      await running.stop();
      await rm(state, { recursive: true, force: true });
    },
  };
}

/** Signs fans up, from a number on. @returns their cookies */
export async function signUpFans(
  { origin }: SoakedSite,
  from: number,
  count: number,
): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = from; at < from + count; at += 1)
    cookies.push(await signUpFan(origin, fanName(at), { address: `198.51.100.${at % 250}` }));
  return cookies;
}

/** Makes a fan a moderator. @param at their number */
export async function promote({ database }: SoakedSite, at: number): Promise<void> {
  const bound = await database('DB');
  await bound
    .prepare(`UPDATE users SET role = 'moderator' WHERE username_key = ?`)
    .bind(fanName(at))
    .run();
}
