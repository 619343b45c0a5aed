import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

it.each([
  ['/a#b', 1],
  ['/a$b', 1],
  ['/a?b', 1],
  ["/ä b%41'{c}[d]&e!", 0],
])('the build in %s ends with status %i', (path, expected) => {
  const module = pathToFileURL(join(import.meta.dirname, 'refuse-path.mjs')).href;
  const script = `import { refusePath } from '${module}'; refusePath(process.argv[1])`;
  const args = ['--input-type=module', '-e', script, path];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr.includes(`cannot be built in ${path}: `)]).toEqual([
    expected,
    expected > 0,
  ]);
});
