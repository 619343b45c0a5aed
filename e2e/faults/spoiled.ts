import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/site/root.ts';
import type { SiteInParts } from '../site/parts.ts';
import type { Fault } from './spoil.ts';

/**
 * Starts a stand-in for a section's Worker in a running site.
 * @param parent the folder in which its code and configuration are written
 * @returns a function that sets its fault
 */
export async function startSpoiled(site: SiteInParts, parent: string, name: string) {
  const folder = join(parent, name);
  const built = join(root, `mf-${name}`, 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'worker.ts'),
    `import { standIn } from ${JSON.stringify(join(import.meta.dirname, 'stand-in.ts'))};
import section from ${JSON.stringify(join(built, 'server/worker.js'))};
export default standIn(section);\n`,
  );
  const toml = readFileSync(join(root, `mf-${name}`, 'wrangler.toml'), 'utf8');
  const config = toml
    .replace(/^main = .*$/m, `main = ${JSON.stringify(join(folder, 'worker.ts'))}`)
    .replace(
      /^directory = .*$/m,
      `directory = ${JSON.stringify(join(built, 'assets'))}\nbinding = "ASSETS"`,
    )
    .replace(/^run_worker_first = .*$/m, 'run_worker_first = true');
  writeFileSync(join(folder, 'wrangler.toml'), config);
  const origin = await site.startSection(name, join(folder, 'wrangler.toml'));

  return async (fault: Fault): Promise<void> => {
    const { ok } = await fetch(`${origin}/fault`, { method: 'POST', body: fault });
    if (!ok) throw new Error(`The stand-in did not take the fault '${fault}'.`);
  };
}
