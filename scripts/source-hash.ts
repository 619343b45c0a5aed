import { globSync } from 'node:fs';
import { hashOf } from '../shell/kit/build/hash.ts';
import { root } from './site/root.ts';

export function sourceHash(paths: string[], repository = root): string {
  // The configuration of a second site is made from the first one's.
  const exclude = (name: string) =>
    /(^|\/)(dist|node_modules|wrangler\..+\.toml)$|\.test\.tsx?$/.test(name);
  const files = paths.flatMap((path) =>
    path.includes('.') ? [path] : globSync(`${path}/**/*.*`, { cwd: repository, exclude }),
  );
  return hashOf(files, repository);
}

/** The first 10 hex digits of a hash of the edge's sources. */
export function edgeBuild(): string {
  const sources = ['worker', 'drizzle', 'shell', 'package-lock.json', 'wrangler.toml'];
  return sourceHash(sources).slice(0, 10);
}
