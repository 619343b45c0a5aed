/**
 * Keeps the browser's files of a build apart from the Worker that serves them now, so that they answer
 * after the next deployment and after a roll-back: docs/decisions/0014-archived-builds.md
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWrangler } from '../run.ts';
import type { Deployable } from './deployable.ts';

type Files = Pick<Deployable, 'assets' | 'hashed'>;

/** The bucket's name, as in wrangler.toml. */
const BUCKET = 'desert-builds';

/**
 * Puts the files of a build into the bucket of builds; those that are there stay as they are.
 *
 * @param target wrangler's flags for the bucket: `['--remote']`, or `['--local', '--persist-to', folder]`
 * @throws where wrangler fails
 */
export async function archiveBuild(files: Files, target: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    const list = join(folder, 'files.json');
    writeFileSync(list, JSON.stringify(filesIn(files)));
    await runWrangler(['r2', 'bulk', 'put', BUCKET, '--filename', list, ...target]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files whose addresses name the build, each by its address without the first '/'. */
export function filesIn({ assets, hashed }: Files): { key: string; file: string }[] {
  return globSync('**/*.*', { cwd: assets })
    .map((path) => ({ key: path.replaceAll('\\', '/'), file: join(assets, path) }))
    .filter(({ key }) => hashed.test(key));
}
