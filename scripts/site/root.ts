import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export const edgeConfig = findConfig('');

/** The sections with a `wrangler.toml`, sorted: 'history' for the folder `mf-history`. */
export function listSectionNames(): string[] {
  return globSync('mf-*/wrangler.toml', { cwd: root })
    .map((path) => /^mf-(.+?)[\\/]/.exec(path)?.[1] ?? '')
    .toSorted();
}

export function sectionConfigPath(name: string): string {
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
  writeFileSync(copy, renameSite(readFileSync(file, 'utf8'), name));
  return copy;
}

/** A configuration with other names, on workers.dev. @throws if something in it would still be the first site's */
export function renameSite(config: string, name: string): string {
  // Sections have none, and no address on workers.dev either.
  const hasRoutes = /^routes = /m.test(config);
  const renamed = config
    .replaceAll(/"desert(?=[-"])/g, `"${name}-desert`)
    .replace(/^routes = \[.*\]$/m, '')
    .replace(/^workers_dev = false$/m, hasRoutes ? 'workers_dev = true' : '$&')
    .replace(/^SITE_URL = .*$/m, 'SITE_URL = ""');
  const isOfFirst = (line: string) =>
    /^\s*(\[\[)?(routes?|database_id|account_id)\b/.test(line) ||
    (/^(name|service|database_name|bucket_name) = "/.test(line) && !line.includes(`"${name}-`));
  // Below [vars], names are those of sections and people, and of mails and rate limits.
  const line = renamed
    .replace(/^\[vars\][\s\S]*/m, '')
    .replace(/^name = "[A-Z_]+"$/gm, '')
    .split('\n')
    .find(isOfFirst);
  if (line !== undefined)
    throw new Error(`SITE_NAME cannot rename '${line.trim()}': use a checkout of its own.`);
  return renamed;
}
