/** The site that is measured: built, with a database of its own, on a free port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_STATE_ID, type PageState } from '@desert/contract/shell';
import type { Target } from '../drizzle/d1.ts';
import { setUp } from '../drizzle/setup.ts';
import { startLocalSite } from '../scripts/site/local.ts';

export interface Site extends AsyncDisposable {
  /** 'http://localhost:40000' */
  origin: string;
}

/**
 * Builds the site and starts it on a fresh database, with the rows that D1 reads told.
 * @param load fills the database further before the site starts
 */
export async function startSite(load: (target: Target) => Promise<void>): Promise<Site> {
  const stateFolder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const target = ['--local', '--persist-to', stateFolder];
  await setUp(target);
  await load(target);
  const workers = await startLocalSite({ stateFolder, extra: ['--var', 'REPORT_ROWS_READ:1'] });
  async function stop() {
    await workers.stop();
    await rm(stateFolder, { recursive: true, force: true });
  }
  try {
    return { origin: await workers.ready, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
