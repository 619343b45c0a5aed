import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's folder, absolute. */
export const root = join(import.meta.dirname, '..', '..');

/** The edge Worker's configuration file, absolute. */
export const edgeConfig = join(root, 'wrangler.toml');

/**
 * The names of the sections which have a Worker, sorted: 'history' for the folder `mf-history`.
 */
export function sectionNames(): string[] {
  return globSync('mf-*/wrangler.toml', { cwd: root })
    .map((path) => /^mf-(.+?)[\\/]/.exec(path)?.[1] ?? '')
    .toSorted();
}

/** A section's configuration file, absolute. */
export function sectionConfig(name: string): string {
  return join(root, `mf-${name}`, 'wrangler.toml');
}

/** Wrangler's executable, a Node program, absolute. */
export const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
