/** Runs the built site in workerd on a free port with its own database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_STATE_ID, type PageState } from '@desert/contract/pages/shell';
import type { WranglerTarget } from '../../drizzle/d1.ts';
import { demoRecords } from '../../drizzle/seed/demo/records.ts';
import { setUp } from '../../drizzle/setup.ts';
import { runScript } from '../../scripts/run.ts';
import { type BundledWorkers, bundleWorkers } from '../../scripts/site/bundled-workers.ts';
import { type RunningWorkers, startWorkerd, type Variables } from '../../scripts/site/workerd.ts';
import { FEW, fillRecords } from '../database/records.ts';
import { separateFiles } from './direct-sections.ts';

export const NO_CACHE = { CACHE_MAX_AGE_MS: '0' };

export const UNLIMITED = {
  WRITES_PER_10_MINUTES: '1000000',
  WRITES_PER_DAY: '1000000',
  PHOTOS_PER_HOUR: '1000000',
};

export interface Site extends RunningWorkers, AsyncDisposable {
  state: string;
}

type Fill = (target: WranglerTarget) => Promise<void>;

/** @param variables override `wrangler.toml` @param fill adds records before the site starts */
export async function startSite(variables: Variables = {}, fill?: Fill): Promise<Site> {
  return startOn(await newState(fill), variables);
}

export async function newState(fill?: Fill): Promise<string> {
  const state = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const target = ['--local', '--persist-to', state];
  await setUp(target);
  await fill?.(target);
  return state;
}

let built: Promise<BundledWorkers> | undefined;

async function build(): Promise<BundledWorkers> {
  if ((await runScript('build')) !== 0) throw new Error('The build failed.');
  return separateFiles(await bundleWorkers());
}

export async function startOn(state: string, variables: Variables = {}): Promise<Site> {
  const workers = await (built ??= build());
  const running = await startWorkerd({ workers, stateFolder: state, variables });
  const remove = () => rm(state, { recursive: true, force: true });
  return { ...running, state, [Symbol.asyncDispose]: () => running.stop().finally(remove) };
}

/** 20 posts are the page size of the software that is compared. */
export function listOf20(target: WranglerTarget): Promise<void> {
  return fillRecords(target, { ...FEW, posts: 20 - demoRecords.post.length });
}

export async function read(url: string, cookie = '') {
  const response = await fetch(url, { headers: { cookie } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return { text, headers: response.headers };
}

export async function readPageState(origin: string, path: string, cookie = ''): Promise<PageState> {
  const { text } = await read(origin + path, cookie);
  const json = new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(text)?.[1];
  if (json === undefined) throw new Error(`${path} holds no ${PAGE_STATE_ID}.`);
  return JSON.parse(json) as PageState;
}
