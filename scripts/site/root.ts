import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export const edgeConfig = join(root, 'wrangler.toml');

/** The sections with a `wrangler.toml`, sorted: 'history' for the folder `mf-history`. */
export function sectionNames(): string[] {
  return globSync('mf-*/wrangler.toml', { cwd: root })
    .map((path) => /^mf-(.+?)[\\/]/.exec(path)?.[1] ?? '')
    .toSorted();
}

export function sectionConfig(name: string): string {
  return join(root, `mf-${name}`, 'wrangler.toml');
}

export const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
