import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from './site/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'path-'));
let checkout = join(folder, 'checkout');
for (const path of ['scripts', 'shell/kit/build', 'package.json']) {
  cpSync(join(root, path), join(checkout, path), { recursive: true });
}
afterAll(() => rmSync(folder, { recursive: true }));

/** Renames the checkout, which has only the scripts, and runs one of them. */
function run(name: string, script: string) {
  renameSync(checkout, join(folder, name));
  checkout = join(folder, name);
  const { status, stderr } = spawnSync(process.execPath, [join(checkout, script)], {
    cwd: checkout,
    encoding: 'utf8',
    // Without a PATH, whatever follows the check fails at once.
    env: { PATH: '' },
  });
  return { status, stderr };
}

const refused = ['a#b', 'a$b', ...(process.platform === 'win32' ? [] : ['a?b'])];
const scripts = ['scripts/bootstrap.mjs', 'scripts/build.ts'];

it.each(refused.flatMap((name) => scripts.map((script) => [name, script])))(
  'a checkout in %s is refused by %s',
  (name, script) => {
    const { status, stderr } = run(name, script);
    expect(stderr).toContain(`The site cannot be built in ${join(folder, name)}: `);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(status).toBe(1);
  },
);

it('a path with other characters is accepted', () => {
  const { stderr } = run("ä b%41'{c}[d]&e!", 'scripts/bootstrap.mjs');
  expect(stderr).not.toContain('cannot be built in');
});
