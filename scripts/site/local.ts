import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../drizzle/setup.ts';
import { runScript } from '../run.ts';
import { untilHealthy } from './health.ts';
import { edgeConfig, root, sectionConfig, sectionNames } from './root.ts';
import { startWorkers, type Workers } from './workers.ts';

export interface LocalSiteOptions {
  /** Where local data is kept. */
  stateFolder: string;
  /** TCP port; 0, the default, takes a free one. */
  port?: number;
  /** More options of `wrangler dev`. */
  extra?: string[];
  /** The folder of a package whose last build will do, where it has one. */
  keep?: string;
}

const packages = () => ['shell', ...sectionNames().map((name) => `mf-${name}`)];

const hasBuild = (folder = '') => existsSync(join(root, folder, 'dist/server'));

/**
 * Builds what changed, brings the local database up to date and starts the whole site.
 * @returns its Workers; they are ready when the site is healthy
 * @throws when the build fails
 */
export async function startLocalSite(options: LocalSiteOptions): Promise<Workers> {
  const { stateFolder, port = 0, extra = [], keep } = options;
  const [status] = await Promise.all([
    runScript('build', hasBuild(keep) ? packages().filter((folder) => folder !== keep) : []),
    setUp(['--local', '--persist-to', stateFolder]),
  ]);
  if (status !== 0) throw new Error('The build failed.');

  const configs = [edgeConfig, ...sectionNames().map(sectionConfig)];
  const workers = startWorkers({ configs, stateFolder, port, extra });
  const ready = workers.ready.then(async (url) => {
    await untilHealthy(url);
    return url;
  });
  return { ...workers, ready };
}
