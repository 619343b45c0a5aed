/** The Workers, and the archive of their builds, whose files outlive deployments: docs/decisions/0014-archived-builds.md */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { readWrangler } from '../../drizzle/wrangler.ts';
import type { SectionManifest } from '../../worker/contract/pages/page.ts';
import { edgeConfig, root, sectionConfigPath } from '../site/root.ts';
import { computeEdgeBuild } from '../source-hash.ts';

export interface Deployable {
  folder: string;
  config: string;
  assets: string;
  hashed: RegExp;
  build: () => string;
  options: (build: string) => string[];
}

export function findDeployable(name: string): Deployable {
  if (name === 'edge') {
    return {
      folder: 'shell',
      config: edgeConfig,
      assets: join(root, 'shell/dist/browser'),
      hashed: /^assets\//,
      build: computeEdgeBuild,
      options: (build) => ['--var', `EDGE_BUILD:${build}`],
    };
  }
  const section = name.replace(/^mf-/, '');
  const config = sectionConfigPath(section);
  const assets = join(root, name, 'dist/assets');
  const manifest = join(assets, 'mf', section, 'section.json');
  if (!name.startsWith('mf-') || !existsSync(config)) {
    throw new Error(`${name} isn’t 'edge' or a section’s folder.`);
  }
  return {
    folder: name,
    config,
    assets,
    hashed: /^mf\/[^/]+\/[^/]+\//,
    build: () => (JSON.parse(readFileSync(manifest, 'utf8')) as SectionManifest).build,
    options: () => [],
  };
}

/** Deploys a built Worker to all visitors. @param name 'edge' or a section's folder @throws with wrangler's reason */
export async function deployWorker(name: string): Promise<void> {
  const { config, build, options, ...files } = findDeployable(name);
  // Before the deployment, so that no page ever names a missing file.
  await archiveBuild(files, ['--remote']);
  const tag = build();
  await readWrangler(['deploy', '--config', config, '--tag', tag, ...options(tag)]);
}

type Files = Pick<Deployable, 'assets' | 'hashed'>;

interface Bucket {
  binding: string;
  bucket_name?: string;
}

export async function archiveBuild(files: Files, target: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    const list = join(folder, 'files.json');
    writeFileSync(list, JSON.stringify(listArchivedFiles(files)));
    await readWrangler(['r2', 'bulk', 'put', readArchiveName(), '--filename', list, ...target]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readArchiveName(): string {
  const { r2_buckets } = unstable_readConfig({ config: edgeConfig }) as { r2_buckets: Bucket[] };
  const name = r2_buckets.find(({ binding }) => binding === 'BUILDS')?.bucket_name;
  if (name === undefined) throw new Error('wrangler.toml binds no bucket as BUILDS.');
  return name;
}

/** The files whose address names a build or hash. The key is the address without the leading '/'. */
export function listArchivedFiles({ assets, hashed }: Files): { key: string; file: string }[] {
  return globSync('**/*.*', { cwd: assets })
    .map((path) => ({ key: path.replaceAll('\\', '/'), file: join(assets, path) }))
    .filter(({ key }) => hashed.test(key));
}
