import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../scripts/site/root.ts';

export interface Copy {
  folder: string;
  remove(): void;
}

const LEFT_OUT = new Set(['.git', '.wrangler', 'node_modules']);

/** Copies the repository with its builds, for a test that changes files. Its packages are links. */
export function copyRepository(): Copy {
  // What watches files tells of them by their real paths.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A folder of packages, where links that lead within the repository lead within its copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) cpSync(source, target);
    else if (entry.name === '.bin' || entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target);
  }
}
