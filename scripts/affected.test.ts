import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sectionNames } from './site/root.ts';

it.each(['', 'no-such-commit', '0000000000000000000000000000000000000000', '--version'])(
  'tells a workflow to deploy everything since %j',
  (base) => {
    const script = join(root, 'scripts/affected.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, base], { encoding: 'utf8' });
    const sections = JSON.stringify(sectionNames().map((name) => `mf-${name}`));
    expect(stdout).toBe(`edge=true\nsections=${sections}\nmigrations=true\n`);
    expect(status).toBe(0);
  },
);
