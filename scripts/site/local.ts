import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../drizzle/setup.ts';
import { runScript } from '../run.ts';
import { untilHealthy } from './health.ts';
import { edgeConfig, root, sectionConfig, sectionNames } from './root.ts';
import { checkState, explained } from './state.ts';
import { startWorkers, type Workers, type WorkersOptions } from './workers.ts';

export interface LocalSiteOptions extends Pick<WorkersOptions, 'stateFolder' | 'port' | 'extra'> {
  /** The folder of a package whose last build is used as it is. */
  keep?: string;
}

const packages = () => ['shell', ...sectionNames().map((name) => `mf-${name}`)];

const hasBuild = (folder = '') => existsSync(join(root, folder, 'dist/server'));

/**
 * Builds what changed, migrates the local database and starts the site's Workers.
 * @throws if the build fails, or the local data is damaged or read-only
 */
async function startLocalSite(options: LocalSiteOptions): Promise<Workers> {
  const { keep, ...workersOptions } = options;
  const { stateFolder } = options;
  checkState(stateFolder);
  const [status] = await Promise.all([
    runScript('build', hasBuild(keep) ? packages().filter((folder) => folder !== keep) : []),
    setUp(['--local', '--persist-to', stateFolder]).catch((error: Error) => {
      throw explained(error, stateFolder);
    }),
  ]);
  if (status !== 0) throw new Error('The build failed.');
  const configs = [edgeConfig, ...sectionNames().map(sectionConfig)];
  return startWorkers({ configs, ...workersOptions });
}

/**
 * Runs the whole site until it ends or this process is asked to end.
 * @param onReady gets the site's origin when it is healthy
 * @returns the exit status of its Workers
 */
export async function runLocalSite(
  options: LocalSiteOptions,
  onReady: (url: string) => Promise<void> | void,
): Promise<number> {
  const workers = await startLocalSite(options);
  onShutdown(workers.stop);
  try {
    const url = await untilHealthy(workers);
    await onReady(url);
    return await workers.ended;
  } finally {
    await workers.stop();
  }
}

/**
 * Calls `stop` and exits with 0 on Ctrl-C, on a signal, or when the parent process is gone. Further
 * signals are ignored.
 */
function onShutdown(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = () => void (ending ??= stop().finally(() => process.exit(0)));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, end);
  // The listener for `disconnect` alone would keep this process alive.
  process.channel?.unref();
}
