import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../shell/kit/build/hash.ts';
import { listPackages } from './lockfile.ts';
import { root } from './site/root.ts';

export function computeSourceHash(paths: string[], repository = root): string {
  // The configuration of a second site is made from the first one's.
  const exclude = (name: string) =>
    /(^|\/)(dist|node_modules|size\.json|wrangler\..+\.toml)$|\.test\.tsx?$/.test(name);
  const files = paths.flatMap((path) =>
    path.includes('.') ? [path] : globSync(`${path}/**/*.*`, { cwd: repository, exclude }),
  );
  return hashFiles(files, repository);
}

/** The first 10 hex digits of a hash of the edge's sources. */
export function computeEdgeBuild(): string {
  const sources = computeSourceHash(['worker', 'drizzle', 'shell', 'wrangler.toml']);
  return hashText(sources + computePackagesHash('worker', 'shell')).slice(0, 10);
}

export function computePackagesHash(...workspaces: string[]): string {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return hashText(workspaces.flatMap((workspace) => listPackages(lockfile, workspace)).join('\n'));
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
