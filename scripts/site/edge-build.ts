import { sourceHash } from '../source-hash.ts';

/** The identity of the edge's build, 10 hexadecimal digits: what its Worker is bundled from. */
export function edgeBuild(): string {
  const sources = ['worker', 'drizzle', 'shell', 'package-lock.json', 'wrangler.toml'];
  return sourceHash(sources).slice(0, 10);
}
