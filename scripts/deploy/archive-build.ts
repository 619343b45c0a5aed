/** The archive of builds, whose files outlive deployments and roll-backs: docs/decisions/0014-archived-builds.md */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { readWrangler } from '../../drizzle/wrangler.ts';
import { edgeConfig } from '../site/root.ts';
import type { Deployable } from './deployable.ts';

type Files = Pick<Deployable, 'assets' | 'hashed'>;

interface Bucket {
  binding: string;
  bucket_name?: string;
}

/** Adds a build's browser files to the bucket. @param target such as `['--remote']` @throws if wrangler fails */
export async function archiveBuild(files: Files, target: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    const list = join(folder, 'files.json');
    writeFileSync(list, JSON.stringify(filesIn(files)));
    await readWrangler(['r2', 'bulk', 'put', bucketOfBuilds(), '--filename', list, ...target]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bucketOfBuilds(): string {
  const { r2_buckets } = unstable_readConfig({ config: edgeConfig }) as { r2_buckets: Bucket[] };
  const name = r2_buckets.find(({ binding }) => binding === 'BUILDS')?.bucket_name;
  if (name === undefined) throw new Error('wrangler.toml binds no bucket as BUILDS.');
  return name;
}

/** The files whose address names a build or hash. The key is the address without the leading '/'. */
export function filesIn({ assets, hashed }: Files): { key: string; file: string }[] {
  return globSync('**/*.*', { cwd: assets })
    .map((path) => ({ key: path.replaceAll('\\', '/'), file: join(assets, path) }))
    .filter(({ key }) => hashed.test(key));
}
