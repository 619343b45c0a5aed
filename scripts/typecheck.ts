/** Type-checks every package: each folder with a `tsconfig.json`. */

import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site/root.ts';

const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const projects = globSync('**/tsconfig.json', { cwd: root, exclude: ['**/node_modules'] });
const failed = projects.toSorted().filter((project) => {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  return status !== 0;
});

if (failed.length > 0) {
  console.error(`Types are wrong in ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`Types are right in ${projects.length} packages.`);
