import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setUp } from '../drizzle/setup.ts';
import { type BundledWorkers, bundleWorkers } from '../scripts/site/bundled-workers.ts';
import { createPasswords } from '../worker/accounts/passwords.ts';
import { PASSWORD } from './accounts/account.ts';
import { ensureBrowser } from './browser/ensure.ts';
import { startQueryServer } from './site/query-server.ts';
import { type Site, startSite } from './site/whole.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origins of the built sites: a test file has one for itself while it runs. */
    siteUrls: string[];
    /** The origin of `site/query-server.ts`. */
    queryServerUrl: string;
    /** The stored hash of `PASSWORD`. */
    passwordHash: string;
    /** The Workers of the built site, for a file that starts one of its own. */
    workers: BundledWorkers;
    /** A folder with a filled database, for a file that starts a site of its own. */
    filledState: string;
  }
}

/** Starts the built site once for each concurrent test file, on new databases with the migrations and the seed. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const filledState = mkdtempSync(join(tmpdir(), 'site-filled-'));
  const target = ['--local', '--persist-to', filledState];
  const [workers] = await Promise.all([bundleWorkers(), setUp(target)]);
  const sites = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startSite({ workers, filledState })),
  );
  await Promise.all(sites.map(buildIndex));
  provide(
    'siteUrls',
    sites.map(({ url }) => url),
  );
  const queryServer = await startQueryServer(sites);
  provide('queryServerUrl', queryServer.url);
  provide('passwordHash', await createPasswords().hash(PASSWORD));
  provide('workers', workers);
  provide('filledState', filledState);
  return async () => {
    queryServer.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(filledState, { recursive: true });
  };
}

/** Builds the search index of a new site: until it is whole, each request continues it, and lists with a filter are 503. */
async function buildIndex({ url }: Site): Promise<void> {
  while ((await fetch(`${url}/api/merch/?category=hat`)).status === 503);
}
