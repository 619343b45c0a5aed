/** The site that is measured: built, with a database of its own, on a free port. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_STATE_ID, type PageState } from '@desert/contract/shell';
import type { Target } from '../../drizzle/d1.ts';
import { demoRecords } from '../../drizzle/seed/demo/records.ts';
import { setUp } from '../../drizzle/setup.ts';
import { FEW, fillRecords } from '../database/records.ts';
import { startWorkerd, type Variables } from './workerd.ts';

/** Variables of a site that stores no answers. */
export const NO_CACHE = { CACHE_MAX_AGE_MS: '0' };

type Load = (target: Target) => Promise<void>;

export interface Site extends AsyncDisposable {
  /** 'http://127.0.0.1:40000' */
  origin: string;
}

/**
 * Builds the site and starts it in workerd on a fresh database.
 * @param load fills the database further before the site starts
 * @param variables those that differ from `wrangler.toml`
 */
export async function startSite(load: Load, variables?: Variables): Promise<Site> {
  return startOn(await filledState(load), variables);
}

/** A site that runs twice: the origins of both. */
export interface ListSites extends AsyncDisposable {
  /** As it is deployed. */
  cached: string;
  /** Stores no answers: each is made anew. */
  rendered: string;
}

/** Starts a site twice. Its list of news holds 20, as many as other software lists at first. */
export async function startListSites(): Promise<ListSites> {
  const posts = 20 - demoRecords.post.length;
  const state = await filledState((target) => fillRecords(target, { ...FEW, posts }));
  const copy = `${state}-copy`;
  await cp(state, copy, { recursive: true });
  await using started = new AsyncDisposableStack();
  const { origin: cached } = started.use(await startOn(state));
  const { origin: rendered } = started.use(await startOn(copy, NO_CACHE));
  const both = started.move();
  return { cached, rendered, [Symbol.asyncDispose]: () => both.disposeAsync() };
}

/** @returns the folder of a new database */
async function filledState(load: Load): Promise<string> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const target = ['--local', '--persist-to', stateFolder];
  await setUp(target);
  await load(target);
  return stateFolder;
}

/** @param stateFolder is removed when the site stops */
async function startOn(stateFolder: string, variables?: Variables): Promise<Site> {
  const { origin, stop } = await startWorkerd(stateFolder, variables);
  const remove = () => rm(stateFolder, { recursive: true, force: true });
  return { origin, [Symbol.asyncDispose]: () => stop().finally(remove) };
}

/**
 * What the site put into a page for the shell to start from; the API reads of the page are in it.
 * @throws where the page is not good or holds none
 */
export async function readPageState(origin: string, path: string, cookie = ''): Promise<PageState> {
  const response = await fetch(origin + path, { headers: { cookie } });
  const html = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const json = new RegExp(`id="${PAGE_STATE_ID}">(.*?)</script>`, 's').exec(html)?.[1];
  if (json === undefined) throw new Error(`${path} holds no ${PAGE_STATE_ID}.`);
  return JSON.parse(json) as PageState;
}
