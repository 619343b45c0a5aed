import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, content: object) =>
  writeFileSync(join(root, path), JSON.stringify(content));

const hono = { version: '4.0.0', integrity: 'sha512-a' };

it.each([
  ['as npm installed it', { hono }, []],
  ['at another version', { hono: { ...hono, version: '4.0.1' } }, ['hono']],
  ['of other content', { hono: { ...hono, integrity: 'other' } }, ['hono']],
  ['that is missing', {}, ['hono']],
])(
  'the bootstrap decides whether to reinstall a package %s',
  (_, found: Record<string, object>, missing) => {
    const at = (packages: Record<string, object>) =>
      Object.fromEntries(
        Object.entries(packages).map(([name, it]) => [`node_modules/${name}`, it]),
      );
    const darwin = { ...hono, optional: true };
    write('package-lock.json', {
      packages: { '': {}, 'shell/kit': hono, ...at({ hono, darwin }) },
    });
    expect(missingPackages(root)).toContain('hono');
    write('node_modules/.package-lock.json', { packages: at(found) });
    expect(missingPackages(root)).toEqual(missing);
    rmSync(join(root, 'node_modules/node'), { recursive: true });
    expect(missingPackages(root)).toEqual([...missing, 'node']);
  },
);

it.each([
  ['mkdir bin', 0, ''],
  ['echo done', 1, 'npm left out node.'],
  ['echo no disk space >&2 && exit 1', 1, 'npm says why above.'],
])(
  'the bootstrap installs every package or fails, whatever npm’s settings are: %s',
  (install, expected, why) => {
    const devDependencies = { node: 'file:own' };
    const own = { name: 'node', version: '1.0.0' };
    rmSync(join(root, 'node_modules'), { recursive: true });
    mkdirSync(join(root, 'own'));
    write('package.json', { name: 'site', devDependencies });
    write('own/package.json', { ...own, scripts: { install } });
    const link = { resolved: 'own', link: true };
    const packages = {
      '': { name: 'site', devDependencies },
      own: { ...own, dev: true, hasInstallScript: true },
      'node_modules/node': link,
    };
    write('package-lock.json', { name: 'site', lockfileVersion: 3, packages });
    const module = pathToFileURL(join(import.meta.dirname, 'install.mjs')).href;
    const script = `import { installIfStale } from '${module}'; installIfStale(process.argv[1])`;
    const settings = { NPM_CONFIG_OMIT: 'dev optional', NODE_ENV: 'production' };
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', script, root],
      { encoding: 'utf8', env: { ...process.env, NPM_CONFIG_IGNORE_SCRIPTS: 'true', ...settings } },
    );
    expect([status, stderr.includes('The installation failed')]).toEqual([expected, expected > 0]);
    expect(stderr).toContain(why);
  },
);
