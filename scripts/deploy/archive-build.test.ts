import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site/root.ts';
import { filesIn } from './archive-build.ts';
import { deployable } from './deployable.ts';

const keysOf = (name: string) =>
  filesIn(deployable(name))
    .map(({ key }) => key)
    .toSorted();

it('keeps every script and style of the shell, and no picture', () => {
  const assets = globSync('*', { cwd: join(root, 'shell/dist/browser/assets') });
  expect(assets.length).toBeGreaterThan(1);
  expect(keysOf('edge')).toEqual(assets.map((file) => `assets/${file}`).toSorted());
});

it('keeps every file of a section under the address of its build', () => {
  const { build } = deployable('mf-news');
  const keys = keysOf('mf-news');
  expect(keys).toContain(`mf/news/${build()}/remoteEntry.js`);
  expect(keys.filter((key) => !key.startsWith(`mf/news/${build()}/`))).toEqual([]);
});
