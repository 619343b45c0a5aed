import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setUp } from '../drizzle/setup.ts';
import { ensureBrowser } from './browser/ensure.ts';
import { startSite } from './site/whole.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of the built site that the test files share. */
    siteUrl: string;
    /** A folder with a filled database, for a file that starts a site of its own. */
    filledState: string;
  }
}

/** Starts the built site once for all test files, on a new database with the migrations and seed. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const filledState = mkdtempSync(join(tmpdir(), 'site-filled-'));
  await setUp(['--local', '--persist-to', filledState]);
  const site = await startSite(filledState);
  provide('siteUrl', site.url);
  provide('filledState', filledState);
  return async () => {
    await site.stop();
    rmSync(filledState, { recursive: true });
  };
}
