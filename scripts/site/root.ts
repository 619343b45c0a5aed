import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export const edgeConfig = findConfig('');

/** The sections with a `wrangler.toml`, sorted: 'history' for the folder `mf-history`. */
export function sectionNames(): string[] {
  return globSync('mf-*/wrangler.toml', { cwd: root })
    .map((path) => /^mf-(.+?)[\\/]/.exec(path)?.[1] ?? '')
    .toSorted();
}

export function sectionConfig(name: string): string {
  return findConfig(`mf-${name}`);
}

export const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');

/** The Worker's wrangler.toml. If `SITE_NAME` is set, a copy of it for a second site, such as 'staging', in the account. */
function findConfig(folder: string): string {
  const file = join(root, folder, 'wrangler.toml');
  const name = process.env['SITE_NAME'];
  if (!name) return file;
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error('SITE_NAME must be of a-z, 0-9 and -.');
  const copy = join(root, folder, `wrangler.${name}.toml`);
  const config = readFileSync(file, 'utf8')
    .replaceAll('"desert', `"${name}-desert`)
    // Its address is on workers.dev.
    .replace(/^workers_dev = false\nroutes = .*$/m, 'workers_dev = true')
    .replace(/^SITE_URL = .*$/m, 'SITE_URL = ""');
  writeFileSync(copy, config);
  return copy;
}
