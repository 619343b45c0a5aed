import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployable } from './deploy/deployable.ts';
import { root } from './site/root.ts';

it('only sections have previews', () => {
  const args = [join(root, 'scripts/deploy.ts'), 'edge', '--preview'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'Only sections can be previewed, not the edge.\n']);
});

it.each(['mf-nobody', 'docs', ''])('%j cannot be deployed', (name) => {
  expect(() => deployable(name)).toThrow("isn’t 'edge' or a section’s folder.");
});
