import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { setUp } from '../drizzle/setup.ts';
import { type BundledWorkers, bundleWorkers } from '../scripts/site/bundled-workers.ts';
import { createPasswords } from '../worker/accounts/passwords.ts';
import { PASSWORD } from './accounts/account.ts';
import { ensureBrowser } from './browser/ensure.ts';
import { openDoor } from './site/door.ts';
import { startSite } from './site/whole.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origins of the built sites: a test file has one for itself while it runs. */
    siteUrls: string[];
    /** Where the databases of these sites are asked: `site/door.ts`. */
    doorUrl: string;
    /** What the database keeps of the password of all test accounts. */
    passwordHash: string;
    /** The Workers of the built site, for a file that starts one of its own. */
    workers: BundledWorkers;
    /** A folder with a filled database, for a file that starts a site of its own. */
    filledState: string;
  }
}

/** Starts the built site, for as many test files as run at a time, on new databases with the migrations and seed. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  ensureBrowser();
  const filledState = mkdtempSync(join(tmpdir(), 'site-filled-'));
  const target = ['--local', '--persist-to', filledState];
  const [workers] = await Promise.all([bundleWorkers(), setUp(target)]);
  const sites = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startSite({ workers, filledState })),
  );
  provide(
    'siteUrls',
    sites.map(({ url }) => url),
  );
  const door = await openDoor(sites);
  provide('doorUrl', door.url);
  provide('passwordHash', await createPasswords().hash(PASSWORD));
  provide('workers', workers);
  provide('filledState', filledState);
  return async () => {
    door.close();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(filledState, { recursive: true });
  };
}
