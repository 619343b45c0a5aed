import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { edgeConfig, root, sectionConfigPath, listSectionNames } from './root.ts';

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions'];

export type BundledWorker = Omit<WorkerOptions, 'modulesRules'> & {
  name: string;
  modules: true;
  modulesRoot: string;
  scriptPath: string;
};

export type BundledWorkers = [BundledWorker, ...BundledWorker[]];

const OUT = join(root, 'dist/workers');

const listSiteConfigPaths = (): string[] => [
  edgeConfig,
  ...listSectionNames().map(sectionConfigPath),
];

/** Bundles built Workers as for a deployment. @param configs the edge's first @throws if wrangler cannot bundle one */
export async function bundleWorkers(configs = listSiteConfigPaths()): Promise<BundledWorkers> {
  return (await Promise.all(configs.map(bundleWorker))) as BundledWorkers;
}

async function bundleWorker(config: string): Promise<BundledWorker> {
  const { name = '' } = unstable_readConfig({ config });
  const build = createHash('sha256').update(config).digest('hex').slice(0, 8);
  const outFolder = join(OUT, `${name}-${build}`);
  await readWrangler(['deploy', '--dry-run', '--config', config, '--outdir', outFolder]);
  const { workerOptions, main = '' } = unstable_getMiniflareWorkerOptions(config);
  // These rules select the files to bundle. The bundle exists already.
  const { modulesRules: _, ...options } = workerOptions;
  const file = main.replace(/^.*[\\/]/, '').replace(/\.m?[jt]s$/, '.js');
  const modules = {
    modules: true,
    modulesRoot: outFolder,
    scriptPath: join(outFolder, file),
  } as const;
  return { ...options, name, ...modules };
}
