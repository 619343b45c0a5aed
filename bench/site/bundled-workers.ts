import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { runScript } from '../../scripts/run.ts';
import { edgeConfig, sectionConfig, sectionNames } from '../../scripts/site/root.ts';

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions'];

/** A Worker as Miniflare runs it. */
type BundledWorker = Omit<WorkerOptions, 'modulesRules'> & {
  name: string;
  modules: true;
  modulesRoot: string;
  scriptPath: string;
};

/** The edge's Worker and the sections', in this order. */
export type BundledWorkers = [BundledWorker, ...BundledWorker[]];

const OUT = join(import.meta.dirname, 'dist');

let bundled: Promise<BundledWorkers> | undefined;

/**
 * Builds the site and bundles its Workers as a deployment would: once a process.
 * @throws where the build fails
 */
export function bundledWorkers(): Promise<BundledWorkers> {
  return (bundled ??= bundleWorkers());
}

async function bundleWorkers(): Promise<BundledWorkers> {
  if ((await runScript('build')) !== 0) throw new Error('The build failed.');
  return Promise.all([bundle(edgeConfig), ...sectionNames().map((n) => bundle(sectionConfig(n)))]);
}

async function bundle(config: string): Promise<BundledWorker> {
  const { name = '' } = unstable_readConfig({ config });
  const outFolder = join(OUT, name);
  await readWrangler(['deploy', '--dry-run', '--config', config, '--outdir', outFolder]);
  const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config);
  // They say which files wrangler bundles: it has.
  const { modulesRules: _, ...options } = workerOptions;
  // Wrangler names the bundle after the Worker's entry.
  const file = main.replace(/^.*[\\/]/, '').replace(/\.ts$/, '.js');
  const modules = {
    modules: true,
    modulesRoot: outFolder,
    scriptPath: join(outFolder, file),
  } as const;
  return { ...options, name, ...modules };
}
