import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { edgeConfig, root } from '../site/root.ts';
import { bucketOfBuilds, filesIn } from './archive-build.ts';
import { deployable } from './deployable.ts';

const keysOf = (name: string) =>
  filesIn(deployable(name))
    .map(({ key }) => key)
    .toSorted();

it('the archive keeps every script and style of the shell, and no picture', () => {
  const assets = globSync('*', { cwd: join(root, 'shell/dist/browser/assets') });
  expect(assets.length).toBeGreaterThan(1);
  expect(keysOf('edge')).toEqual(assets.map((file) => `assets/${file}`).toSorted());
});

it('the archive keeps every file of a section under the address of its build', () => {
  const { build } = deployable('mf-news');
  const keys = keysOf('mf-news');
  expect(keys).toContain(`mf/news/${build()}/remoteEntry.js`);
  expect(keys.filter((key) => !key.startsWith(`mf/news/${build()}/`))).toEqual([]);
});

it('archived files are stored where the edge reads them, whatever the bucket is called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const renamed = join(folder, 'wrangler.toml');
  const config = readFileSync(edgeConfig, 'utf8');
  const builds = /(binding = "BUILDS"\nbucket_name = )".*"/;
  writeFileSync(renamed, config.replace(builds, '$1"staging-builds"'));
  expect(bucketOfBuilds(renamed)).toBe('staging-builds');
  writeFileSync(renamed, config.replace('"BUILDS"', '"OTHERS"'));
  expect(() => bucketOfBuilds(renamed)).toThrow('wrangler.toml binds no bucket as BUILDS.');
  rmSync(folder, { recursive: true });
});
