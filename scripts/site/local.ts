import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from '../../drizzle/setup.ts';
import { runScript, runStep } from '../run.ts';
import { waitUntilHealthy } from './health.ts';
import { edgeConfig, root, sectionConfigPath, listSectionNames } from './root.ts';
import { checkState, explainStateError } from './state.ts';
import { startWorkers, type Workers, type WorkersOptions } from './workers.ts';

export interface LocalSiteOptions extends Pick<WorkersOptions, 'stateFolder' | 'port' | 'extra'> {
  keep?: string;
}

const listSitePackages = () => ['shell', ...listSectionNames().map((name) => `mf-${name}`)];

const hasBuild = (folder = '') => existsSync(join(root, folder, 'dist/server'));

/**
 * Builds changed packages, except `keep` if it has a build, sets up the database, and starts. @throws if a step fails
 */
async function startLocalSite(options: LocalSiteOptions): Promise<Workers> {
  const { keep, ...workersOptions } = options;
  const { stateFolder } = options;
  checkState(stateFolder);
  const [status] = await Promise.all([
    runScript(
      'build',
      hasBuild(keep) ? listSitePackages().filter((folder) => folder !== keep) : [],
    ),
    runStep('database', () => setUpDatabase(stateFolder)),
  ]);
  if (status !== 0) throw new Error('The build failed.');
  const configs = [edgeConfig, ...listSectionNames().map(sectionConfigPath)];
  return startWorkers({ configs, ...workersOptions });
}

async function setUpDatabase(stateFolder: string): Promise<void> {
  try {
    await setUp(['--local', '--persist-to', stateFolder]);
  } catch (error) {
    throw explainStateError(error as Error, stateFolder);
  }
}

/** Runs the site until it ends or a signal arrives. @param onReady gets its origin @returns the exit status */
export async function runLocalSite(
  options: LocalSiteOptions,
  onReady: (url: string) => Promise<void> | void,
): Promise<number> {
  const workers = await startLocalSite(options);
  onShutdown(workers.stop);
  try {
    const url = await runStep('Workers', () => waitUntilHealthy(workers));
    await onReady(url);
    return await workers.ended;
  } finally {
    await workers.stop();
  }
}

/** Ends on Ctrl-C, a signal, or the end of the parent process. */
function onShutdown(stop: () => Promise<void>): void {
  let ending: Promise<void> | undefined;
  const end = () => void (ending ??= stop().finally(() => process.exit(0)));
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, end);
  // The listener for `disconnect` alone would keep this process alive.
  process.channel?.unref();
}
