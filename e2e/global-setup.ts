import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setUp } from '../drizzle/setup.ts';
import { ensureBrowser } from './browser/ensure.ts';
import { startSite } from './site/whole.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origins of the built sites: a test file has one for itself while it runs. */
    siteUrls: string[];
    /** A folder with a filled database, for a file that starts a site of its own. */
    filledState: string;
  }
}

/** Starts the built site, for as many test files as run at a time, on new databases with the migrations and seed. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const filledState = mkdtempSync(join(tmpdir(), 'site-filled-'));
  await setUp(['--local', '--persist-to', filledState]);
  const sites = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startSite(filledState)),
  );
  provide(
    'siteUrls',
    sites.map(({ url }) => url),
  );
  provide('filledState', filledState);
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(filledState, { recursive: true });
  };
}
